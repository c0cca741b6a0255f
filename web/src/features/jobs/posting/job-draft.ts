import type { Place } from '@sidework/contracts/kernel/geo';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { createDraft } from '../../../lib/draft.ts';
import { getSession } from '../../../lib/session.ts';
import { emptyJob, placeOf, type TypedJob, toTypedJob } from './job-posting.ts';

export interface JobDraft {
  job: TypedJob;
  /** Whether amounts were typed that no browser keeps, so that they are to be typed again. */
  isBudgetGone: boolean;
  /** The job that is posted once more, with what had been typed before that. */
  again?: { title: string; place: Place | undefined; before: TypedJob };
}

const drafts = createDraft<TypedJob>({
  name: 'job',
  empty: emptyJob,
  where: 'localStorage',
  inTab: ['budgetMinCents', 'budgetMaxCents'],
});

/** The job that a viewer posts once more, until the form is typed into. */
let postedAgain: { by: string | undefined; again: JobDraft['again'] } | undefined;

export function keepDraft(job: TypedJob): void {
  postedAgain = undefined;
  drafts.keep(job);
}

/** Makes a job that is over the draft of the next one. */
export function beginAgain(job: JobView): void {
  const before = drafts.read();
  keepDraft(toTypedJob(job));
  postedAgain = { by: viewerId(), again: { title: job.title, place: placeOf(job), before } };
}

export function readDraft(): JobDraft {
  const again = postedAgain?.by === viewerId() ? postedAgain?.again : undefined;
  return { job: drafts.read(), isBudgetGone: drafts.isPartGone(), ...(again && { again }) };
}

export function dropDraft(): void {
  postedAgain = undefined;
  drafts.drop();
}

const viewerId = () => getSession()?.viewer.id;
