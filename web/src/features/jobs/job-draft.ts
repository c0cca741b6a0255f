import { keep, readKept } from '../../lib/kept.ts';
import { getSession } from '../../lib/session.ts';
import { emptyJob, type TypedJob } from './job-posting.ts';

/** Through a sign-in the whole form is kept here; over a reload, in the browser, all of it but the money. */
let typedLast: { by: string; job: TypedJob } | undefined;

export function keepDraft(job: TypedJob): void {
  const by = viewerId();
  if (!by) return;
  typedLast = { by, job };
  const { budgetMinCents: _min, budgetMaxCents: _max, ...kept } = job;
  keep('localStorage', keyOf(by), kept);
}

export function readDraft(): TypedJob {
  const by = viewerId();
  if (!by) return emptyJob;
  if (typedLast?.by === by) return typedLast.job;
  return { ...emptyJob, ...readKept<Partial<TypedJob>>('localStorage', keyOf(by)) };
}

export function dropDraft(): void {
  const by = viewerId();
  typedLast = undefined;
  if (by) keep('localStorage', keyOf(by), undefined);
}

const keyOf = (viewer: string) => `sidework.draft.job.${viewer}`;
const viewerId = () => getSession()?.viewer.id;
