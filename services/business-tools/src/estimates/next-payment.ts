import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { NextPayment } from '@sidework/contracts/business-tools/tax-summaries';
import type { z } from 'zod';
import { findStatePlace } from '../state-taxes/queries.ts';
import { findRates, findRuleSet } from '../tax-rules/queries.ts';
import { bookedOf } from './coming.ts';
import type { Local } from './detailed-estimate.ts';
import { monthsOfPayment, nextDue } from './instalments.ts';
import { payment } from './payment.ts';
import { findProfile, type TaxProfileRow, totalsOf } from './queries.ts';

export async function nextPayment(
  db: Db,
  owner: Pick<Actor, 'id'>,
  year: number,
  today: string,
): Promise<z.infer<typeof NextPayment> | undefined> {
  const due = nextDue(year, today);
  const profile = await findProfile(db, owner, year);
  const rules = await findRuleSet(db, year);
  if (!due || !profile || !rules) return undefined;
  const soFar = await totalsOf(db, owner, year, [1, monthsOfPayment(due.number)]);
  const booked = await bookedOf(db, owner, year, today);
  return payment(due, { soFar, booked }, profile, rules, await localOf(db, owner, profile));
}

/** The rates that the professional wrote down count before the rules of the state. */
async function localOf(
  db: Db,
  owner: Pick<Actor, 'id'>,
  { state, locality, year }: TaxProfileRow,
): Promise<Local> {
  if (state === null) return undefined;
  const rates = await findRates(db, owner, state, year);
  if (rates?.professionalId === owner.id) return { rates, city: locality };
  return findStatePlace(db, state, year, locality);
}
