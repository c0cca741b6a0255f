import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { type News, requireNewsForChildren } from '@sidework/chassis/people/news';
import { isKid, people } from '@sidework/chassis/people/people';
import { inArray } from 'drizzle-orm';
import type { Service } from './service.ts';

const words =
  "A young person is part of this work: it needs their guardian's approval, which comes with the job room.";

type Work = Pick<Service, 'clientId' | 'professionalId'> &
  Partial<Pick<Service, 'isGuardianApproved'>>;

/**
 * Work of a child goes on where its guardian approved the hire, and nowhere else: also where both were taken for adults
 * when it began. Neither side writes, since what one writes the other reads.
 */
export async function requireAdults(
  tx: Tx,
  { clientId, professionalId, isGuardianApproved = false }: Work,
): Promise<void> {
  const parties = await tx
    .select({ id: people.id, accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]));
  const children = parties.filter(isKid);
  const isApproved = isGuardianApproved && children.every(({ id }) => id === professionalId);
  if (children.length > 0 && !isApproved) throw conflict('guardian_approval_needed', words);
}

/** A guardian agrees to other terms of a child's work, so its deadline changes by a negotiation alone. */
export function requireTermsOfAdults(isOfChild: boolean): void {
  if (isOfChild) throw conflict('deadline_with_guardian');
}

/**
 * Nobody changes work of a child that is paused, nor on old news of people: then it is not known whether it is. What
 * protects somebody, such as cancelling, does not ask.
 */
export async function requireChildActive(
  tx: Tx,
  { news }: { news: News },
  { clientId, professionalId }: Work,
  by: Actor,
): Promise<void> {
  const parties = await tx
    .select({ id: people.id, accountType: people.accountType, mayAct: people.mayAct })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]))
    .for('key share');
  const children = parties.filter(isKid);
  if (children.length > 0) requireNewsForChildren(news);
  if (children.some(({ id, mayAct }) => id !== by.id && !mayAct))
    throw conflict('young_person_paused');
}
