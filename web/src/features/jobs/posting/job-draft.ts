import type { Place } from '@sidework/contracts/kernel/geo';
import type { JobView } from '@sidework/contracts/marketplace/jobs';
import { keep, readKept } from '../../../lib/kept.ts';
import { getSession } from '../../../lib/session.ts';
import { emptyJob, placeOf, type TypedJob, toTypedJob } from './job-posting.ts';

type Money = Pick<TypedJob, 'budgetMinCents' | 'budgetMaxCents'>;
type Words = Omit<TypedJob, keyof Money> & { hadBudget?: boolean };

export interface JobDraft {
  job: TypedJob;
  /** Whether amounts were typed that no browser keeps, so that they are to be typed again. */
  isBudgetGone: boolean;
  /** The job that is posted once more, with what had been typed before that. */
  again?: { title: string; place: Place | undefined; before: TypedJob };
}

/** Through a sign-in the whole form is kept here; over a reload, in the browser, the money only until its tab is closed. */
let typedLast: { by: string; job: TypedJob; again?: JobDraft['again'] } | undefined;

export function keepDraft(job: TypedJob): void {
  const by = viewerId();
  if (!by) return;
  typedLast = { by, job };
  const { budgetMinCents, budgetMaxCents, ...words } = job;
  const hadBudget = Boolean(budgetMinCents || budgetMaxCents);
  keep('localStorage', keyOf(by), { ...words, ...(hadBudget && { hadBudget }) } satisfies Words);
  keep('sessionStorage', keyOf(by), hadBudget ? { budgetMinCents, budgetMaxCents } : undefined);
}

/** Makes a job that is over the draft of the next one. */
export function beginAgain(job: JobView): void {
  const before = readDraft().job;
  keepDraft(toTypedJob(job));
  if (typedLast) typedLast.again = { title: job.title, place: placeOf(job), before };
}

export function readDraft(): JobDraft {
  const by = viewerId();
  if (!by) return { job: emptyJob, isBudgetGone: false };
  if (typedLast?.by === by) {
    const { job, again } = typedLast;
    return { job, isBudgetGone: false, ...(again && { again }) };
  }
  const { hadBudget, ...words } = readKept<Partial<Words>>('localStorage', keyOf(by)) ?? {};
  const money = readKept<Money>('sessionStorage', keyOf(by));
  return { job: { ...emptyJob, ...words, ...money }, isBudgetGone: Boolean(hadBudget && !money) };
}

export function dropDraft(): void {
  const by = viewerId();
  typedLast = undefined;
  if (!by) return;
  keep('localStorage', keyOf(by), undefined);
  keep('sessionStorage', keyOf(by), undefined);
}

const keyOf = (viewer: string) => `sidework.draft.job.${viewer}`;
const viewerId = () => getSession()?.viewer.id;
