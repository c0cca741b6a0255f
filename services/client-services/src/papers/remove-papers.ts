import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { deleteHandedPaper, duePapers } from './queries.ts';

const batch = 100;

/** Removes from the handover bucket what had its seven days; true where there may be more. */
export async function removePapers({ db, handover, now }: Pick<Deps, 'db' | 'handover' | 'now'>) {
  const due = await duePapers(db, now(), batch);
  for (const { key } of due) {
    await handover.remove(key);
    await deleteHandedPaper(db, key);
  }
  return due.length === batch;
}

export const removePapersJob: BackgroundJob<Deps> = {
  name: 'remove-handed-papers',
  every: 60_000,
  run: removePapers,
};
