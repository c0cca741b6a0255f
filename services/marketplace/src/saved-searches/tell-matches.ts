import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { mostMatchesNamed, searchMatched } from '@sidework/contracts/marketplace/events';
import { savedSearchPath } from '@sidework/contracts/marketplace/saved-search-words';
import type { Deps } from '../deps.ts';
import { somethingToTell } from './match-posting.ts';
import { listedGigs, lockSearchesToTell, openJobs, purgeTold, takeDueMatches } from './queries.ts';
import type { SavedSearch } from './saved-search.ts';
import { labelOf } from './view.ts';

const batch = 50;
const keptDays = 90;

/** Tells the owners of searches what is due: at once of each match, or once a day of all that day's. */
async function tellMatches({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await lockSearchesToTell(tx, at, batch);
    for (const search of due) await tell(tx, search, at);
    const before = new Date(at.getTime() - keptDays * 24 * 60 * 60 * 1000);
    return (await purgeTold(tx, before, batch)) || due.length === batch;
  });
}

async function tell(tx: Tx, search: SavedSearch, at: Date): Promise<void> {
  const ids = await takeDueMatches(tx, search.id, at);
  if (ids.length === 0) return;
  const found = await (search.things === 'jobs' ? openJobs : listedGigs)(tx, ids);
  if (found.length === 0) return;
  const fact = {
    savedSearchId: search.id,
    ownerId: search.ownerId,
    things: search.things,
    label: await labelOf(search),
    path: savedSearchPath(search),
    matches: found.slice(0, mostMatchesNamed),
    count: found.length,
    isDigest: search.alert !== 'at_once',
  };
  await emit(tx, searchMatched, fact, at);
}

export const tellMatchesJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'tell-search-matches',
  every: 30_000,
  wokenBy: somethingToTell,
  run: tellMatches,
};
