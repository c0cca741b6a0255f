import { forbidden, unauthenticated } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import type { supportThreads } from './table.ts';

export type SupportThread = typeof supportThreads.$inferSelect;

/** The thread after the person has written; who waits already keeps their place in the queue. */
export function written(
  thread: SupportThread | undefined,
  message: { personId: string; content: string; at: Date },
): SupportThread {
  const { personId, content, at } = message;
  return { personId, lastContent: content, lastAt: at, waitsSince: thread?.waitsSince ?? at };
}

/** A token may be older than the end of its account, which takes the words out of the queue. */
export function requireAdultWhoIsHere(
  person: Pick<Person, 'accountType' | 'hasLeft'> | undefined,
): void {
  if (person?.hasLeft) throw unauthenticated('unauthenticated');
  if (person?.accountType === 'sidework_kids') throw forbidden('permission_denied');
}

/** Staff do not answer themselves. */
export function requireOfOther({ personId }: SupportThread, actor: Pick<Actor, 'id'>): void {
  if (personId === actor.id) throw forbidden('own_support_thread');
}

export const answered = (
  thread: SupportThread,
  { content, at }: { content: string; at: Date },
): SupportThread => ({ ...thread, lastContent: content, lastAt: at, waitsSince: null });

export const setAside = (thread: SupportThread): SupportThread => ({ ...thread, waitsSince: null });
