/** JSON Patch (RFC 6902), as far as the server uses it. What a patch does not touch stays the same object. */
import type { Operation as Complete } from '../../wire';

/** What is removed has no value. */
type Operation = Pick<Complete, 'op' | 'path'> & { value?: unknown };

/** Returns the document with all operations applied; throws if one of them does not fit. */
export function patched<D>(document: D, operations: readonly Operation[]): D {
  return operations.reduce<unknown>((before, one) => applied(before, one.path.split('/').slice(1), one), document) as D;
}

function applied(value: unknown, [step, ...rest]: string[], operation: Operation): unknown {
  if (typeof value !== 'object' || value === null || step === undefined) throw new Error(`no ${operation.path}`);
  const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
  if (Array.isArray(value)) return inList(value, name, rest, operation);
  return inObject(value as Record<string, unknown>, name, rest, operation);
}

function inObject(value: Record<string, unknown>, name: string, rest: string[], operation: Operation): object {
  if (rest.length) return { ...value, [name]: applied(value[name], rest, operation) };
  if (operation.op !== 'add' && !(name in value)) throw new Error(`no ${operation.path}`);
  if (operation.op !== 'remove') return { ...value, [name]: operation.value };
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
}

function inList(value: readonly unknown[], name: string, rest: string[], operation: Operation): unknown[] {
  const isAdded = operation.op === 'add' && !rest.length;
  const place = name === '-' ? value.length : Number(name);
  if (!/^(0|[1-9]\d*|-)$/.test(name) || place >= value.length + Number(isAdded)) throw new Error(`no ${operation.path}`);
  const copy = [...value];
  if (rest.length) copy[place] = applied(copy[place], rest, operation);
  else if (operation.op === 'add') copy.splice(place, 0, operation.value);
  else if (operation.op === 'replace') copy[place] = operation.value;
  else copy.splice(place, 1);
  return copy;
}
