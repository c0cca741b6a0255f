import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { TaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { findStatePlace } from '../state-taxes/queries.ts';
import { requirePlace } from '../state-taxes/require-place.ts';
import { saveProfile } from './queries.ts';
import { tellPayment } from './tell-payments.ts';

/** Saves the answers for a year, and tells whether a payment waits by them. */
export const setTaxProfile = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  year: number,
  answers: TaxProfile,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const { state, locality } = answers;
    requirePlace(await findStatePlace(tx, state ?? '', year, locality));
    const at = now();
    const today = await todayOf(tx, actor.id, at);
    const saved = await saveProfile(tx, {
      ...answers,
      professionalId: actor.id,
      year,
      updatedAt: at,
    });
    await tellPayment(tx, saved, today, at);
  });
