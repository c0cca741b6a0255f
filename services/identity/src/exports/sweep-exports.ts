import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { endExport } from './end-exports.ts';
import {
  deleteEnded,
  deletePart,
  lockExpired,
  markFailed,
  needlessParts,
} from './sweep-queries.ts';

type SweepDeps = Pick<Deps, 'db' | 'handover' | 'now'>;

const days = (count: number) => count * 86_400_000;
/** After this time a missing part is no longer awaited. */
const givenUpAfter = days(7);
const forgottenAfter = days(30);

/** Deletes expired ZIPs, parts that a ZIP holds or that are no longer awaited, and old rows. */
export async function sweepExports(deps: SweepDeps): Promise<void> {
  const { db, now } = deps;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  await expire(deps);
  await markFailed(db, before(givenUpAfter));
  await removeParts(deps);
  await deleteEnded(db, before(forgottenAfter));
}

const expire = ({ db, now }: SweepDeps) =>
  db.transaction(async (tx) => {
    for (const found of await lockExpired(tx, now())) await endExport(tx, found);
  });

async function removeParts({ db, handover }: SweepDeps) {
  for (const part of await needlessParts(db)) {
    await handover.remove(part.key);
    await deletePart(db, part);
  }
}

export const sweepExportsJob: BackgroundJob<SweepDeps> = {
  name: 'sweep-exports',
  every: 60_000,
  run: sweepExports,
};
