import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { type AppealOutcome, restorableThings } from '@sidework/contracts/network-chat/reports';
import { type Report, requireOfOthers } from './report.ts';

/** A decision that its person can appeal. */
export type Decided = Report & { decision: 'hidden' | 'suspended'; decidedAt: Date };

const daysOfOthers = 3;
const dayMs = 86_400_000;

/** A warning changes nothing, so there is nothing to take back. */
export function requireAppealable(report: Report | undefined): Decided {
  if (report?.decidedAt && (report.decision === 'hidden' || report.decision === 'suspended'))
    return { ...report, decision: report.decision, decidedAt: report.decidedAt };
  throw notFound('appeal_link_invalid');
}

/** The link ends with the account that it is about. */
export function requireStays(person: Pick<Person, 'hasLeft'> | undefined): void {
  if (person?.hasLeft !== false) throw notFound('appeal_link_invalid');
}

export const comesBack = ({ decision, thing }: Pick<Decided, 'decision' | 'thing'>): boolean =>
  decision === 'suspended' || restorableThings.includes(thing);

export function appeal(report: Report, words: string, at: Date): Decided {
  const decided = requireAppealable(report);
  if (decided.appealedAt) throw conflict('already_appealed');
  return { ...decided, appeal: words, appealedAt: at };
}

/** The answer stays with the report; an appeal without one is as if it had not been sent. */
export const withoutWords = (report: Report): Report => ({
  ...report,
  appeal: null,
  appealedAt: report.appealDecidedAt && report.appealedAt,
});

/** No list of moderators who are there is known here, so the first one may decide too after a while (decision 0106). */
export function waitsForOtherUntil(
  { decidedBy, appealedAt, appealDecidedAt }: Report,
  by: Pick<Actor, 'id'>,
  now: Date,
): Date | null {
  if (!appealedAt || appealDecidedAt || decidedBy !== by.id) return null;
  const until = new Date(appealedAt.getTime() + daysOfOthers * dayMs);
  return until > now ? until : null;
}

interface Answer {
  guardianIds: readonly string[];
  outcome: AppealOutcome;
  reason: string;
  by: Actor;
  at: Date;
}

export function decideAppeal(
  report: Report,
  { guardianIds, outcome, reason, by, at }: Answer,
): Decided {
  requireOfOthers(report, guardianIds, by);
  if (!report.appealedAt || report.appealDecidedAt) throw conflict('no_appeal_waits');
  if (waitsForOtherUntil(report, by, at)) throw forbidden('own_decision');
  return {
    ...requireAppealable(report),
    appealOutcome: outcome,
    appealDecidedBy: by.id,
    appealReason: reason,
    appealDecidedAt: at,
  };
}
