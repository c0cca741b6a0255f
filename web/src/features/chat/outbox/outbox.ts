import type { Attachment } from '@sidework/contracts/network-chat/attachments';
import type { QuotedMessage } from '@sidework/contracts/network-chat/messages';
import { keep, keptKeys, readKept } from '../../../lib/kept.ts';
import { getSession } from '../../../lib/session.ts';

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  id: string;
  receiverId: string;
  content: string;
  /** The gig that the conversation is about. */
  gigId?: string | undefined;
  /** The message that it answers. */
  replyTo?: QuotedMessage | undefined;
  /** Uploaded before. */
  files?: readonly Attachment[] | undefined;
  createdAt: string;
  /** A refused message is sent only on request; all others send themselves in their turn. */
  isRefused: boolean;
}

/** Why nothing goes out for the time being: the server is out of reach, or wants to be left alone for a while. */
export interface Hold {
  why: 'unreached' | 'put-off';
  /** When it goes on by itself, where the server has said so. */
  until?: number | undefined;
}

interface Outbox {
  /** The oldest first. */
  entries: readonly Outgoing[];
  hold: Hold | undefined;
}

let known: (Outbox & { viewerId: string | undefined }) | undefined;
const listeners = new Set<() => void>();

/**
 * The viewer's messages that are not confirmed yet. They outlive the page, as a draft does, and every window of the viewer
 * shows them: each message has a key of its own, so that no window overwrites what another one keeps.
 */
export function readOutbox(): Outbox {
  const viewerId = getSession()?.viewer.id;
  if (known?.viewerId !== viewerId)
    known = { viewerId, entries: readEntries(prefixOf(viewerId)), hold: undefined };
  return known as Outbox;
}

export function putOut(entry: Outgoing): void {
  change({ entries: [...readOutbox().entries, entry] });
  keepEntry(entry);
}

/** Nothing of one that another window has brought out meanwhile. */
export function markRefused(id: string, isRefused: boolean): void {
  const found = readOutbox().entries.find((entry) => entry.id === id);
  if (!found) return;
  const marked = { ...found, isRefused };
  change({ entries: readOutbox().entries.map((entry) => (entry.id === id ? marked : entry)) });
  keepEntry(marked);
}

export function takeOut(ids: readonly string[]): void {
  const { entries } = readOutbox();
  const left = entries.filter(({ id }) => !ids.includes(id));
  if (left.length < entries.length) change({ entries: left });
  for (const id of ids) keep('localStorage', keyOf(id), undefined);
}

export function holdOutbox(hold: Hold | undefined): void {
  const before = readOutbox().hold;
  if (hold?.why !== before?.why || hold?.until !== before?.until) change({ hold });
}

/** The next person to sign in reads their own kept messages. */
export function forgetOutbox(): void {
  known = undefined;
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

addEventListener('storage', ({ key, newValue }) => {
  if (!known || !key?.startsWith(prefixOf(known.viewerId))) return;
  const others = known.entries.filter(({ id }) => key !== keyOf(id));
  const entry = newValue ? readKept<Outgoing>('localStorage', key) : undefined;
  change({ entries: entry ? inOrder([...others, entry]) : others });
});

function change(part: Partial<Outbox>): void {
  known = { ...readOutbox(), ...part, viewerId: getSession()?.viewer.id };
  for (const listener of listeners) listener();
}

/** A child's words stay in the window; no browser keeps them. */
function keepEntry(entry: Outgoing): void {
  if (getSession()?.viewer.accountType !== 'sidework_kids')
    keep('localStorage', keyOf(entry.id), entry);
}

function readEntries(prefix: string): readonly Outgoing[] {
  const keys = keptKeys('localStorage', prefix);
  return inOrder(keys.flatMap((key) => readKept<Outgoing>('localStorage', key) ?? []));
}

function inOrder(entries: readonly Outgoing[]): readonly Outgoing[] {
  return entries.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

const prefixOf = (viewerId: string | undefined) => `sidework.unsent.${viewerId}.`;
const keyOf = (id: string) => prefixOf(getSession()?.viewer.id) + id;
