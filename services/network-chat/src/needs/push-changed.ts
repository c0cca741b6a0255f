import type { Deps } from '../deps.ts';
import { listenAtCommit, type Topics } from '../realtime/at-commit.ts';
import { queues } from './list-today.ts';
import { holdersAmong } from './today-queries.ts';

/** Has the windows that receivers have open here read Today again, until the given function is called. */
export function startPushingToday({
  db,
  sql: listener,
  hub,
  log,
}: Pick<Deps, 'db' | 'sql' | 'hub' | 'log'>) {
  /** The online people with a role that has a queue, where a queue has changed. */
  async function holders(receivers: string[]): Promise<string[]> {
    const here = hub.people();
    if (here.length === 0 || !queues.some((role) => receivers.includes(role))) return [];
    return holdersAmong(db, here, [...queues]);
  }

  async function push({ receivers }: Topics['needs']) {
    const shown = new Set([...receivers, ...(await holders(receivers))]);
    for (const personId of shown) hub.show(personId, { type: 'today' });
  }

  const heard = (note: Topics['needs']) => {
    // The list is kept; the window finds it when it reads the next time.
    push(note).catch((err) => log.warn({ err }, 'Today could not be pushed'));
  };
  return listenAtCommit(listener, 'needs', heard, () => hub.resync());
}
