import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage, Problem, Refused, Update } from '../../wire';
import type { Update as WireUpdate } from '../../wire/schema';
import { Connection, GIVE_UP, PING, RESEND, type State } from './connection';
import type { Socket, SocketEvents, Timing, Transport } from './transport';

/** Time that passes only on request. */
class FakeTime implements Timing {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  later(milliseconds: number, call: () => void): () => void {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => (this.calls = this.calls.filter((one) => one !== entry));
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.calls = this.calls.filter((one) => one !== next);
      next.call();
    }
    this.time = end;
  }
}

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  isClosed = false;
  constructor(readonly events: SocketEvents) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  says(message: object): void {
    this.events.received(JSON.stringify(message));
  }

  submissions(): string[] {
    return this.sent.flatMap((one) => (one.type === 'submit' ? [`${one.seat}/${one.ply} ${one.text}`] : []));
  }
}

class FakeNetwork implements Transport {
  sockets: FakeSocket[] = [];

  open(events: SocketEvents): Socket {
    const socket = new FakeSocket(events);
    this.sockets.push(socket);
    return socket;
  }

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

function update(version: number, ply = 0): object {
  const view = { to_move: [1, 2] };
  return { type: 'update', version, view, owed: null, moves: {}, seats: [{ seat: 1, ply }], entries: [], result: null, text: null };
}

let time: FakeTime;
let network: FakeNetwork;
let states: State[];
let updates: Update[];
let accepted: string[];
let refusals: Refused[];
let problems: Problem[];
let connection: Connection;

beforeEach(() => {
  time = new FakeTime();
  network = new FakeNetwork();
  states = [];
  updates = [];
  accepted = [];
  refusals = [];
  problems = [];
  connection = new Connection(
    {
      transport: network,
      timing: time,
      random: () => 0.5,
      greeting: () => ({ language: 'en', seat: null, text: false }),
    },
    {
      state: (state) => states.push(state),
      update: (one) => updates.push(one),
      presence: () => undefined,
      accepted: (one, version) => accepted.push(`${one.seat}/${one.ply} ${one.text} @${version}`),
      refused: (refusal) => refusals.push(refusal),
      problem: (problem) => problems.push(problem),
    },
  );
});

function meet(version = 1, ply = 0): FakeSocket {
  connection.connect();
  network.last.events.opened();
  network.last.says(update(version, ply));
  return network.last;
}

function reconnect(version: number, ply: number): FakeSocket {
  time.pass(4000);
  network.last.events.opened();
  network.last.says(update(version, ply));
  return network.last;
}

describe('meeting the server', () => {
  it('says hello without a version and is open after the first update', () => {
    const socket = meet();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', last: null });
    expect(states).toEqual(['open']);
    expect(updates).toHaveLength(1);
  });

  it('goes on from what is known of a new match', () => {
    connection.connect(update(3, 2) as WireUpdate);
    expect(updates).toHaveLength(1);
    expect(states).toEqual([]);
    connection.submit(1, 'a');
    network.last.events.opened();
    expect(network.last.sent).toMatchObject([{ type: 'hello', last: 3 }]);
    network.last.says(update(3, 2));
    expect(network.last.sent[1]).toMatchObject({ type: 'submit', ply: 2, text: 'a', seen: 3 });
  });

  it('says and asks after the greeting what came before it, and waits for no update', async () => {
    connection.connect(update(0) as WireUpdate);
    const commit = { type: 'commit', seat: 1, table: 't', commitment: 'c' } as const;
    connection.say(commit);
    const asked = connection.preview(1, ['m'], true);
    network.last.events.opened();
    expect(network.last.sent.map(({ type }) => type)).toEqual(['hello', 'commit', 'preview']);
    const { id } = network.last.sent[2] as { id: number };
    network.last.says({ type: 'previews', id, version: 0, seat: 1, effects: { m: [] } });
    expect(await asked).toEqual({ m: [] });
  });

  it('does not say on a new connection what was meant for one that never opened', () => {
    connection.connect(update(0) as WireUpdate);
    connection.say({ type: 'silent', seat: 1, table: 't' });
    network.last.events.closed();
    connection.say({ type: 'silent', seat: 1, table: 't' });
    const socket = reconnect(1, 0);
    expect(socket.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  it('comes back with the last version after a clean close', () => {
    meet(7).events.closed();
    expect(states).toEqual(['open', 'lost']);
    const socket = reconnect(9, 0);
    expect(socket.sent[0]).toMatchObject({ type: 'hello', last: 7 });
    expect(states).toEqual(['open', 'lost', 'open']);
  });

  it('keeps trying when the connection is refused', () => {
    connection.connect();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      network.last.events.closed();
      time.pass(3500);
    }
    expect(network.sockets).toHaveLength(6);
  });

  it('does not dial faster than every half second', () => {
    meet().events.closed();
    time.pass(499);
    expect(network.sockets).toHaveLength(1);
  });

  it('dials at once when the network is back', () => {
    meet().events.closed();
    connection.nudge();
    expect(network.sockets).toHaveLength(2);
  });
});

describe('silence', () => {
  it('pings every 2.5 seconds', () => {
    const socket = meet();
    time.pass(PING * 3);
    expect(socket.sent.filter(({ type }) => type === 'ping')).toHaveLength(3);
  });

  it('takes a connection for dead after nine silent seconds', () => {
    const socket = meet();
    time.pass(GIVE_UP + PING);
    expect(socket.isClosed).toBe(true);
    expect(states.at(-1)).toBe('lost');
  });

  it('stays while pongs come, also late ones', () => {
    const socket = meet();
    for (let second = 0; second < 60; second += 8) {
      time.pass(8000);
      socket.says({ type: 'pong', number: 1 });
    }
    expect(states).toEqual(['open']);
  });

  it('gives up a socket that never opens', () => {
    connection.connect();
    time.pass(GIVE_UP + PING + 4000);
    expect(network.sockets.length).toBeGreaterThan(1);
  });

  it('does not listen to a socket it has given up', () => {
    const dead = meet(3);
    dead.events.closed();
    dead.says(update(99));
    expect(connection.version).toBe(3);
  });
});

describe('submissions', () => {
  it('carry the number the server expects and go once', () => {
    const socket = meet(1, 4);
    connection.submit(1, 'L5:0@A');
    expect(socket.submissions()).toEqual(['1/4 L5:0@A']);
    socket.says({ type: 'ack', seat: 1, ply: 4, text: 'L5:0@A', version: 2 });
    time.pass(RESEND * 2);
    expect(socket.submissions()).toHaveLength(1);
    expect(accepted).toEqual(['1/4 L5:0@A @2']);
  });

  it('are sent again while unanswered, under the same number', () => {
    const socket = meet(1, 4);
    connection.submit(1, 'x');
    time.pass(RESEND + PING);
    expect(new Set(socket.submissions())).toEqual(new Set(['1/4 x']));
    expect(socket.submissions().length).toBeGreaterThan(1);
  });

  it('survive a lost connection, and keep their number although the match went on', () => {
    const socket = meet(1, 4);
    connection.submit(1, 'x');
    socket.events.closed();
    const next = reconnect(2, 5);
    expect(next.submissions()).toEqual(['1/4 x']);
    next.says({ type: 'ack', seat: 1, ply: 4, text: 'x', version: 2 });
    expect(connection.unanswered).toEqual([]);
  });

  it('made while offline go out after the next update, not before', () => {
    meet(1, 4).events.closed();
    connection.submit(1, 'x');
    time.pass(3000);
    network.last.events.opened();
    expect(network.last.submissions()).toEqual([]);
    network.last.says(update(1, 4));
    expect(network.last.submissions()).toEqual(['1/4 x']);
  });

  it('wait for the one before them', () => {
    const socket = meet(1, 0);
    connection.submit(1, 'x');
    connection.submit(1, 'y');
    expect(socket.submissions()).toEqual(['1/0 x']);
    socket.says({ type: 'ack', seat: 1, ply: 0, text: 'x', version: 2 });
    expect(socket.submissions()).toEqual(['1/0 x', '1/1 y']);
  });

  it('built on a refused one are never sent', () => {
    const socket = meet(1, 0);
    connection.submit(1, 'x');
    connection.submit(1, 'y');
    socket.says({ type: 'refused', seat: 1, ply: 0, text: 'x', code: 'no', sentence: 'No.', expected: null, seen: 1 });
    expect(refusals).toHaveLength(1);
    expect(connection.unanswered).toEqual([]);
    connection.submit(1, 'z');
    expect(socket.submissions()).toEqual(['1/0 x', '1/0 z']);
  });

  it('are not taken for refused when an older refusal of their number comes again', () => {
    const socket = meet(1, 0);
    connection.submit(1, 'x');
    const refusal = { type: 'refused', seat: 1, ply: 0, text: 'x', code: 'no', sentence: '', expected: null, seen: 1 };
    socket.says(refusal);
    connection.submit(1, 'z');
    socket.says(refusal);
    expect(connection.unanswered).toMatchObject([{ ply: 0, text: 'z' }]);
  });

  it('are for the moment in which a person acted, however often they are sent', () => {
    const socket = meet(5, 0);
    const moments = () => socket.sent.flatMap((one) => (one.type === 'submit' ? [one.seen] : []));
    connection.submit(1, 'x');
    socket.says(update(6, 0));
    time.pass(RESEND + PING);
    expect(new Set(moments())).toEqual(new Set([5]));
    const told = { type: 'refused', seat: 1, ply: 0, text: 'x', sentence: '', expected: null };
    // A refusal of what was sent for another moment says nothing about this one.
    socket.says({ ...told, code: 'no', seen: 4, version: 5 });
    expect(connection.unanswered).toHaveLength(1);
    socket.says({ ...told, code: 'match-moved-on', seen: 5, version: 7 });
    expect(refusals).toHaveLength(1);
    expect(connection.unanswered).toEqual([]);
  });

  it('are for the moment in which a person acted also when they wait for a connection', () => {
    meet(5, 0).events.closed();
    connection.submit(1, 'x');
    expect(reconnect(8, 0).sent).toContainEqual({ type: 'submit', seat: 1, ply: 0, text: 'x', seen: 5, link: null });
  });

  it('are for the moment after the one that they were built on', () => {
    const socket = meet(5, 0);
    connection.submit(1, 'x');
    connection.submit(1, 'y');
    socket.says({ type: 'ack', seat: 1, ply: 0, text: 'x', version: 9 });
    expect(socket.sent.at(-1)).toEqual({ type: 'submit', seat: 1, ply: 1, text: 'y', seen: 6, link: null });
  });

  it('are sent for a newer moment if they are meant whatever has happened', () => {
    const socket = meet(5, 0);
    connection.submit(1, 'resigns');
    const told = { type: 'refused', seat: 1, ply: 0, text: 'resigns', sentence: '', expected: null };
    socket.says({ ...told, code: 'match-moved-on', seen: 5, version: 7 });
    expect(socket.sent.at(-1)).toMatchObject({ text: 'resigns', seen: 7 });
    expect(refusals).toEqual([]);
    // The match is older than what was seen: asking again would never end.
    socket.says({ ...told, code: 'match-moved-on', seen: 7, version: 3 });
    expect(refusals).toHaveLength(1);
  });

  it('are kept when the server could not store them just now', () => {
    const socket = meet(1, 0);
    connection.submit(1, 'x');
    const passing = { type: 'refused', seat: 1, ply: 0, text: 'x', code: 'server-storage', sentence: '' };
    socket.says({ ...passing, expected: null });
    expect(refusals).toEqual([]);
    time.pass(RESEND + PING);
    expect(socket.submissions().length).toBeGreaterThan(1);
  });

  it('answered twice are told once', () => {
    const socket = meet(1, 0);
    connection.submit(1, 'x');
    socket.says({ type: 'ack', seat: 1, ply: 0, text: 'x', version: 2 });
    socket.says({ type: 'ack', seat: 1, ply: 0, text: 'x', version: 2 });
    expect(accepted).toHaveLength(1);
  });
});

describe('questions and endings', () => {
  it('tells the answers to previews apart by their ids, refusals included', async () => {
    const socket = meet();
    const answers = ['x', 'y', 'z'].map((text) => connection.preview(1, [text], true));
    const ids = socket.sent.flatMap((one) => (one.type === 'preview' ? [one.id] : []));
    expect(new Set(ids).size).toBe(3);
    socket.says({ type: 'previews', id: ids[2], version: 1, seat: 1, effects: { z: [] } });
    socket.says({ type: 'problem', id: ids[0], code: 'server-no-such-move', sentence: '', fatal: false });
    socket.says({ type: 'previews', id: ids[1], version: 1, seat: 1, effects: { y: [] } });
    await expect(Promise.all(answers)).resolves.toEqual([{}, { y: [] }, { z: [] }]);
    expect(problems).toEqual([]);
  });

  it('asks again what a lost connection did not answer, and what was asked meanwhile, and nothing else', async () => {
    const before = meet();
    const answers = [connection.preview(1, ['w'], true), connection.preview(1, ['x'], true)];
    const { id: first } = before.sent.find(({ type }) => type === 'preview') as { id: number };
    before.says({ type: 'previews', id: first, version: 1, seat: 1, effects: { w: [] } });
    before.events.closed();
    answers.push(connection.preview(1, ['y'], true));
    time.pass(60_000);
    const socket = reconnect(1, 0);
    const asked = socket.sent.flatMap((one) => (one.type === 'preview' ? [one] : []));
    expect(asked.map(({ texts }) => texts)).toEqual([['x'], ['y']]);
    for (const { id, texts } of asked)
      socket.says({ type: 'previews', id, version: 1, seat: 1, effects: { [String(texts)]: [] } });
    await expect(Promise.all(answers)).resolves.toEqual([{ w: [] }, { x: [] }, { y: [] }]);
    connection.greetAgain();
    expect(socket.sent.filter(({ type }) => type === 'preview')).toHaveLength(2);
  });

  it('does not repeat a question when it only greets again', () => {
    const socket = meet();
    void connection.preview(1, ['x'], true);
    connection.greetAgain();
    expect(socket.sent.filter(({ type }) => type === 'preview')).toHaveLength(1);
  });

  it('leaves no question open when it is closed', async () => {
    meet();
    const answer = connection.preview(1, ['x'], true);
    connection.close();
    await expect(answer).resolves.toEqual({});
    await expect(connection.preview(1, ['y'], true)).resolves.toEqual({});
  });

  it('stays closed after a fatal problem', () => {
    connection.connect();
    network.last.events.opened();
    network.last.says({ type: 'problem', code: 'server-no-match', sentence: '', fatal: true });
    network.last.events.closed();
    time.pass(20_000);
    expect(network.sockets).toHaveLength(1);
    expect(connection.state).toBe('closed');
  });

  it('leaves no timer behind when closed', () => {
    meet();
    connection.close();
    time.pass(60_000);
    expect(network.sockets).toHaveLength(1);
  });
});

describe('becoming somebody', () => {
  it('opens another socket with the last version, without being lost', () => {
    const before = meet(5);
    connection.redial();
    expect(before.isClosed).toBe(true);
    network.last.events.opened();
    expect(network.last.sent[0]).toMatchObject({ type: 'hello', last: 5 });
    expect(states).toEqual(['open']);
  });
});

describe('patches', () => {
  const whole = { ...update(1), serial: 1, spectators: 0, fresh: true };

  function patch(serial: number, version: number, more: object = {}): object {
    const operations = [{ op: 'add', path: '/view/to_move', value: [1] }];
    const entries = [{ number: version, actor: 1, text: 'm' }];
    return { type: 'patch', base: serial - 1, operations, entries, spectators: 3, ...more };
  }

  function follow(): FakeSocket {
    connection.connect();
    network.last.events.opened();
    network.last.says(whole);
    return network.last;
  }

  it('are asked for, and lead to whole updates', () => {
    const socket = follow();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', patches: true });
    expect(updates.at(-1)).toMatchObject({ version: 1, owed: [1, 2] });
    socket.says(patch(2, 4));
    expect(updates.at(-1)).toMatchObject({ version: 4, owed: [1], spectators: 3, fresh: false, seats: [{ seat: 1 }] });
    expect(updates.at(-1)?.entries).toHaveLength(1);
    expect(connection.version).toBe(4);
  });

  it('leave out what is as it mostly is', () => {
    const socket = follow();
    socket.says({ type: 'patch', base: 1, plies: [2] });
    expect(updates.at(-1)).toMatchObject({ version: 1, entries: [], clocks: [], spectators: 0, seats: [{ ply: 2 }] });
    socket.says({ type: 'patch', base: 2, operations: [{ op: 'add', path: '/owed', value: [] }] });
    expect(updates.at(-1)).toMatchObject({ version: 1, owed: [], seats: [{ ply: 2 }] });
  });

  it('keep who sits where as the last message told it', () => {
    const socket = follow();
    socket.says({ type: 'presence', seats: [{ seat: 1, ply: 0, online: true }], spectators: 1 });
    socket.says(patch(2, 2));
    expect(updates.at(-1)?.seats).toMatchObject([{ online: true }]);
    socket.says(patch(3, 3, { plies: [1], operations: undefined }));
    expect(updates.at(-1)?.seats).toMatchObject([{ seat: 1, online: true, ply: 1 }]);
  });

  it.each([
    ['for another message', patch(3, 4)],
    ['that does not fit', patch(2, 4, { operations: [{ op: 'remove', path: '/nothing' }] })],
  ])('%s make it ask for the whole, once', (_, wrong) => {
    const socket = follow();
    socket.says(wrong);
    socket.says(patch(4, 5));
    expect(updates).toHaveLength(1);
    expect(socket.sent.filter(({ type }) => type === 'hello')).toHaveLength(2);
    socket.says({ ...whole, serial: 5, version: 5 });
    socket.says(patch(6, 6));
    expect(updates.at(-1)?.version).toBe(6);
  });
});
