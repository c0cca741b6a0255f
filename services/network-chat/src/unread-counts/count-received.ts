import type { Deps } from '../deps.ts';
import { unreadCountsOf } from './queries.ts';

/** A burst of messages is counted once. */
const countAfter = 200;

/**
 * Updates a person's badge after messages came. The instance that holds the person's windows counts, so the sender does not
 * wait for the count, and nothing is counted for a person who is away.
 */
export function countReceived({ db, hub, log }: Pick<Deps, 'db' | 'hub' | 'log'>): void {
  const due = new Set<string>();

  async function count(userId: string) {
    due.delete(userId);
    if (hub.socketsOf(userId) === 0) return;
    const counts = await unreadCountsOf(db, { id: userId });
    hub.show(userId, { type: 'unread', counts });
  }

  hub.onReceived((userId) => {
    if (due.has(userId)) return;
    due.add(userId);
    setTimeout(() => {
      // The next message or page load counts again.
      count(userId).catch((err) => log.warn({ err }, 'unread messages could not be counted'));
    }, countAfter).unref();
  });
}
