import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/business-tools/events';
import type { TaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { nextPayment } from './next-payment.ts';
import { paymentKey, paymentNeeds } from './payment-needs.ts';
import { saveProfile } from './queries.ts';

/** Saves the answers for a year; its payments wait from then on, but for one that is covered. */
export const setTaxProfile = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  year: number,
  profile: TaxProfile,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const at = now();
    await saveProfile(tx, { ...profile, professionalId: actor.id, year, updatedAt: at });
    await tellPayments(tx, actor, year, at);
  });

async function tellPayments(tx: Tx, actor: Actor, year: number, at: Date): Promise<void> {
  const today = await todayOf(tx, actor.id, at);
  const next = await nextPayment(tx, actor, year, today);
  const covered = next?.amountCents === 0 ? [paymentKey(actor.id, year, next.number)] : [];
  const needs = paymentNeeds(actor.id, year, today).filter(
    (need) => !covered.some(({ subjectId }) => subjectId === need.subjectId),
  );
  await meetNeeds(tx, events, covered, at);
  await raiseNeeds(tx, events, needs, at);
}
