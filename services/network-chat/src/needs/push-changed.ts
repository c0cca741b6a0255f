import type { Deps } from '../deps.ts';
import { listenAtCommit, type Topics } from '../realtime/at-commit.ts';
import { queues } from './list-today.ts';
import { holdersAmong } from './today-queries.ts';

/** Tells the open windows of the receivers to read Today again, until the returned function is called. */
export function startPushingToday({
  db,
  sql: listener,
  hub,
  log,
}: Pick<Deps, 'db' | 'sql' | 'hub' | 'log'>) {
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
    // The need is stored, so the window finds it when it reads the next time.
    push(note).catch((err) => log.warn({ err }, 'Today could not be pushed'));
  };
  return listenAtCommit(listener, 'needs', heard, () => hub.resync());
}
