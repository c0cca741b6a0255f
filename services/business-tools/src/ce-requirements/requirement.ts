import { conflict, stale, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  CeRequirementChange,
  CeRequirementForm,
} from '@sidework/contracts/business-tools/ce-requirements';
import { isComplete, nextReminderOn } from '@sidework/contracts/business-tools/expiry';
import type { Expiring } from '../expiries/needs.ts';
import type { ceRequirements } from './table.ts';

export type Requirement = typeof ceRequirements.$inferSelect;

/** `today` is the day where its owner lives. */
export function add(
  id: string,
  form: CeRequirementForm,
  by: Actor,
  { now, today }: { now: Date; today: string },
): Requirement {
  return {
    id,
    professionalId: by.id,
    ...sayingOf(form),
    carriedHours: 0,
    startsOn: null,
    previousId: null,
    remindOn: nextReminderOn(form.deadline, today),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function edit(
  requirement: Requirement,
  { version, ...change }: CeRequirementChange,
  { now, today }: { now: Date; today: string },
): Requirement {
  requireRead(requirement, version);
  const isMoved = change.deadline !== requirement.deadline;
  return {
    ...requirement,
    ...sayingOf(change),
    remindOn: isMoved ? nextReminderOn(change.deadline, today) : requirement.remindOn,
    version: requirement.version + 1,
    updatedAt: now,
  };
}

/** A change that starts from another version does not know the hours that a course added since. */
function requireRead(requirement: Requirement, version: number | undefined): void {
  if (version !== undefined && version !== requirement.version) throw stale('requirement_changed');
}

/** Hours that were entered by hand take the place of those that were read. */
export function enterHours(
  requirement: Requirement,
  { hoursCompleted, version }: { hoursCompleted: number; version?: number },
  now: Date,
): Requirement {
  requireRead(requirement, version);
  return setHours(requirement, hoursCompleted, now);
}

const setHours = (requirement: Requirement, hoursCompleted: number, now: Date): Requirement => ({
  ...requirement,
  hoursCompleted,
  version: requirement.version + 1,
  updatedAt: now,
});

/** A course adds its hours, and a revoked certificate takes them back; what was entered by hand stays. */
export const addHours = (requirement: Requirement, hours: number, now: Date): Requirement =>
  setHours(
    requirement,
    Math.min(mostHours, Math.max(0, rounded(requirement.hoursCompleted + hours))),
    now,
  );

/** Excess hours go on up to the cap; hours that were carried before do not go on again. */
const excessOf = (requirement: Requirement): number => {
  const { hoursCompleted, carriedHours, hoursRequired, carryOverHours } = requirement;
  const earned = hoursCompleted - carriedHours;
  return Math.min(carryOverHours, Math.max(0, rounded(earned - hoursRequired)));
};

/** The same requirement for the next period, which begins on the day after the deadline. */
export function beginNext(
  id: string,
  before: Requirement,
  deadline: string,
  { now, today, hasNext }: { now: Date; today: string; hasNext: boolean },
): Requirement {
  if (hasNext) throw conflict('next_period_begun');
  if (deadline <= before.deadline)
    throw unprocessable('next_deadline_too_early', undefined, {
      deadline: 'Choose a day after the present deadline',
    });
  const carriedHours = excessOf(before);
  return {
    ...before,
    id,
    deadline,
    hoursCompleted: carriedHours,
    carriedHours,
    startsOn: dayAfter(before.deadline),
    previousId: before.id,
    remindOn: nextReminderOn(deadline, today),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** The next period after the hours of the period before changed; undefined if as many carry over. */
export function carryOn(
  next: Requirement,
  before: Requirement,
  now: Date,
): Requirement | undefined {
  const carriedHours = excessOf(before);
  if (carriedHours === next.carriedHours) return undefined;
  return { ...addHours(next, carriedHours - next.carriedHours, now), carriedHours };
}

const mostHours = 9_999;
const rounded = (hours: number) => Math.round(100 * hours) / 100;
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const sayingOf = <T extends { professionalId?: string | undefined }>({
  professionalId: _own,
  ...said
}: T) => said;

/** As far as it can expire. */
export const expiring = (requirement: Requirement): Expiring => ({
  id: requirement.id,
  professionalId: requirement.professionalId,
  name: requirement.requirementName,
  expiresOn: requirement.deadline,
  isDone: isComplete(requirement),
});
