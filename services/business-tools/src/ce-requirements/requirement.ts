import type { Actor } from '@sidework/chassis/http/actor';
import type { CeRequirementForm } from '@sidework/contracts/business-tools/ce-requirements';
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
    remindOn: nextReminderOn(form.deadline, today),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function edit(
  requirement: Requirement,
  form: CeRequirementForm,
  { now, today }: { now: Date; today: string },
): Requirement {
  const isMoved = form.deadline !== requirement.deadline;
  return {
    ...requirement,
    ...sayingOf(form),
    remindOn: isMoved ? nextReminderOn(form.deadline, today) : requirement.remindOn,
    version: requirement.version + 1,
    updatedAt: now,
  };
}

export const setHours = (
  requirement: Requirement,
  hoursCompleted: number,
  now: Date,
): Requirement => ({
  ...requirement,
  hoursCompleted,
  version: requirement.version + 1,
  updatedAt: now,
});

const sayingOf = ({ professionalId: _own, ...said }: CeRequirementForm) => said;

/** As far as it can expire. */
export const expiring = (requirement: Requirement): Expiring => ({
  id: requirement.id,
  professionalId: requirement.professionalId,
  name: requirement.requirementName,
  expiresOn: requirement.deadline,
  isDone: isComplete(requirement),
});
