import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import type { ProblemCode } from '@sidework/contracts/problems';
import type { Service } from './service.ts';

type Work = Pick<Service, 'professionalId'> & Partial<Pick<Service, 'isGuardianApproved'>>;

const words =
  "A young person is part of this work: it needs their guardian's approval, which comes with the job room.";

/** Whether the work is between adults, or a guardian approved the hire and the professional is the only child in it. */
export const isApproved = (
  children: readonly Pick<Person, 'id'>[],
  { professionalId, isGuardianApproved = false }: Work,
): boolean =>
  children.length === 0 ||
  (isGuardianApproved && children.every(({ id }) => id === professionalId));

export function requireApproved(children: readonly Pick<Person, 'id'>[], work: Work): void {
  if (!isApproved(children, work)) throw conflict('guardian_approval_needed', words);
}

/** A guardian agrees to other terms of a child's work, so its deadline changes by a negotiation alone. */
export function requireTermsOfAdults(isOfChild: boolean): void {
  if (isOfChild) throw conflict('deadline_with_guardian');
}

/** Only a paused child itself still changes its work. */
export function requireNonePaused(
  children: readonly Pick<Person, 'id' | 'mayAct'>[],
  by: Pick<Actor, 'id'>,
): void {
  if (children.some(({ id, mayAct }) => id !== by.id && !mayAct))
    throw conflict('young_person_paused');
}

/** A stranger is not told that there is such a child. */
export function requireGuardian<C extends Pick<Person, 'guardianIds'>>(
  child: C | undefined,
  by: Pick<Actor, 'id'>,
  refusal: ProblemCode,
): C {
  if (!child?.guardianIds.includes(by.id)) throw notFound(refusal);
  return child;
}

/** The first guardian keeps a child's earnings (D-38). */
export function keeperOf({ guardianIds }: Pick<Person, 'guardianIds'>): string {
  const [guardianId] = guardianIds;
  if (!guardianId) throw conflict('guardian_approval_needed');
  return guardianId;
}
