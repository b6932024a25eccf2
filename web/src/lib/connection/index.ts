export { Connection, type Listener, type State } from './connection';
export type { Submission } from './outbox';
export { realTime, socketAddress, webSocket } from './transport';
