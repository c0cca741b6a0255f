import { keep, readKept } from '../../lib/kept.ts';
import { getSession } from '../../lib/session.ts';

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  id: string;
  content: string;
  createdAt: string;
  /** `unreached` goes out by itself once the network is back; `refused` only when it is asked for. */
  state: 'sending' | 'unreached' | 'refused';
}

const none: readonly Outgoing[] = [];
const outboxes = new Map<string, readonly Outgoing[]>();
const listeners = new Set<() => void>();

/** What is on its way to a person. It outlives the page, as a draft does; a message that was on its way then is asked for again. */
export function readOutbox(personId: string): readonly Outgoing[] {
  const key = keyOf(personId);
  const known = outboxes.get(key);
  if (known) return known;
  const kept = readKept<Outgoing[]>('localStorage', key);
  const entries = kept?.map((entry) => ({ ...entry, state: 'refused' as const })) ?? none;
  outboxes.set(key, entries);
  return entries;
}

export function putOut(personId: string, entry: Outgoing): void {
  write(personId, [...readOutbox(personId), entry]);
}

export function changeOutgoing(
  personId: string,
  ids: readonly string[],
  state: Outgoing['state'],
): void {
  write(
    personId,
    readOutbox(personId).map((entry) => (ids.includes(entry.id) ? { ...entry, state } : entry)),
  );
}

export function takeOut(personId: string, ids: readonly string[]): void {
  const left = readOutbox(personId).filter(({ id }) => !ids.includes(id));
  if (left.length < readOutbox(personId).length) write(personId, left);
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(personId: string, entries: readonly Outgoing[]): void {
  const key = keyOf(personId);
  outboxes.set(key, entries);
  if (getSession()?.viewer.accountType !== 'sidework_kids')
    keep('localStorage', key, entries.length > 0 ? entries : undefined);
  for (const listener of listeners) listener();
}

const keyOf = (personId: string) => `sidework.outbox.${getSession()?.viewer.id}.${personId}`;
