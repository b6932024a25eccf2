/** The routes of the server for boxes. */
import { get, post, remove } from '../lib/api/client';
import type { BoxCheck, BoxPage, KeptBox, Possible } from '../wire';

export { ApiError } from '../lib/api/client';

export const checkBox = (text: string) => post<BoxCheck>('/boxes/check', { text });
/** Keeps a box under its hash; everybody finds it only if it is shared. */
export const keepBox = (text: string, shared: boolean) => post<KeptBox>('/boxes', { text, shared });
export const loadBox = (hash: string) => get<KeptBox>(`/boxes/${hash}`);
export const listBoxes = (game: string, which: 'shared' | 'mine', after: string | null = null) => get<BoxPage>('/boxes', { game, which, after });
/** Takes back what one entered; matches that use it keep it. */
export const withdrawBox = (hash: string) => remove(`/boxes/${hash}`);
/** Asks for the best possible scores on a board; the same again tells how far they are. */
export const askPossible = (text: string, board: string) => post<Possible>('/boxes/possible', { text, board });
