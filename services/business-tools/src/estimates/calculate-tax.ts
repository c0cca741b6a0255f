import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { monthsOf, type Period } from '@sidework/contracts/business-tools/periods';
import type { EstimateForm } from '@sidework/contracts/business-tools/tax-estimates';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { todayOf } from '../people/time-zone.ts';
import { findStatePlace } from '../state-taxes/queries.ts';
import { findFederalRates, findRates, findRuleSet } from '../tax-rules/queries.ts';
import { bookedOf } from './coming.ts';
import { monthsOfPayment, nextDue } from './instalments.ts';
import { findProfile, insertEstimate, totalsOf } from './queries.ts';
import * as Estimate from './work-out.ts';

export function calculateTax(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  form: z.infer<typeof EstimateForm>,
) {
  const { year, quarter, locationState, professionalId, ...offered } = form;
  const { locationCity, ...amounts } = offered;
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const period: Period = quarter === null ? 'annual' : (`Q${quarter}` as Period);
    const profile = await findProfile(tx, actor, year);
    const rates = await findRates(tx, actor, locationState, year);
    const livedIn = profile?.state === locationState ? profile.locality : null;
    const today = await todayOf(tx, actor.id, now());
    const estimate = Estimate.work(
      uuidv7(),
      { year, quarter, locationCity: locationCity || null },
      {
        rates,
        federalRates: await findFederalRates(tx, locationState, year),
        isOwnRates: rates?.professionalId === actor.id,
        place: await findStatePlace(tx, locationState, year, locationCity || livedIn),
        ofPeriod: await totalsOf(tx, actor, year, monthsOf(period)),
        ofYearSoFar: await totalsOf(tx, actor, year, [1, monthsOfPayment(quarter ?? 4)]),
        booked:
          nextDue(year, today)?.number === quarter
            ? await bookedOf(tx, actor, year, today)
            : undefined,
        profile,
        rules: await findRuleSet(tx, year),
      },
      actor,
      now(),
    );
    const { taxableIncomeCents, federalTaxCents, stateTaxCents, cityTaxCents } = estimate;
    const { totalIncomeCents, totalDeductionsCents, selfEmploymentTaxCents } = estimate;
    const { totalTaxDueCents } = estimate;
    agreeWithServer<typeof amounts>(amounts, {
      fixed: {
        taxableIncomeCents,
        federalTaxCents,
        stateTaxCents,
        cityTaxCents,
        totalIncomeCents,
        totalDeductionsCents,
        selfEmploymentTaxCents,
        totalTaxDueCents,
      },
    });
    await insertEstimate(tx, estimate);
    return estimate;
  });
}
