import { getSession } from '../../lib/session.ts';
import { emptyJob, type TypedJob } from './job-posting.ts';

/** Through a sign-in the whole form is kept here; over a reload, in the browser, all of it but the money. */
let typedLast: { by: string; job: TypedJob } | undefined;

export function keepDraft(job: TypedJob): void {
  const by = viewerId();
  if (!by) return;
  typedLast = { by, job };
  const { budgetMinCents: _min, budgetMaxCents: _max, ...kept } = job;
  localStorage.setItem(keyOf(by), JSON.stringify(kept));
}

export function readDraft(): TypedJob {
  const by = viewerId();
  if (!by) return emptyJob;
  if (typedLast?.by === by) return typedLast.job;
  const kept = JSON.parse(localStorage.getItem(keyOf(by)) ?? '{}') as Partial<TypedJob>;
  return { ...emptyJob, ...kept };
}

export function dropDraft(): void {
  const by = viewerId();
  typedLast = undefined;
  if (by) localStorage.removeItem(keyOf(by));
}

const keyOf = (viewer: string) => `sidework.draft.job.${viewer}`;
const viewerId = () => getSession()?.viewer.id;
