import { hexDesigner } from './designer';

export const designer = hexDesigner('jammit');
