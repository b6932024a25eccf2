import { hexDesigner } from '../hex/designer';

export const designer = hexDesigner('jammit');
