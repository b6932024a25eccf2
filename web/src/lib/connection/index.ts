export { firstUpdate, socketAddress } from './ahead';
export { Connection, type Listener, type State } from './connection';
export type { Submission } from './outbox';
export { realTime, webSocket } from './transport';
