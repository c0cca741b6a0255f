import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { lockJob } from '../jobs/queries.ts';
import { findUnanswered } from './child-queries.ts';
import * as ChildHire from './proposal-child-hire.ts';
import { lockProposal } from './queries.ts';
import { saveEnded } from './save-ended.ts';

type Runner = Pick<Deps, 'db' | 'now' | 'log'>;

/** Ends one hire that no guardian answered in time; false where none is due. */
export async function endUnanswered(
  { db, now, log }: Runner,
  setAside: Set<string>,
): Promise<boolean> {
  const at = now();
  const due = await findUnanswered(db, at, [...setAside]);
  if (!due) {
    setAside.clear();
    return false;
  }
  try {
    await db.transaction(async (tx) => {
      const job = await lockJob(tx, due.jobRequestId, 'update');
      const before = await lockProposal(tx, due.id);
      // A guardian, or another process, was here first.
      if (before.status !== 'awaiting_guardian') return;
      const after = ChildHire.endUnanswered(before, at);
      await saveEnded(tx, [{ before, after, job, byGuardian: 'silent' }], at);
    });
  } catch (err) {
    log.warn({ err, proposalId: due.id }, 'a hire that nobody answered could not be ended');
    setAside.add(due.id);
  }
  return true;
}

/** Ends hires that no guardian answered. One that cannot be ended is set aside and keeps no other from it. */
export function endUnansweredJob(): BackgroundJob<Runner> {
  const setAside = new Set<string>();
  return {
    name: 'end-unanswered-hires',
    every: 10_000,
    run: (deps) => endUnanswered(deps, setAside),
  };
}
