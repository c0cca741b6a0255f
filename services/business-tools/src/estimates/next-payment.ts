import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { ExplainedLine } from '@sidework/contracts/business-tools/explained';
import type { NextPayment } from '@sidework/contracts/business-tools/tax-summaries';
import type { z } from 'zod';
import { findRuleSet } from '../tax-rules/queries.ts';
import type { RuleSet } from '../tax-rules/rule-set.ts';
import { detailedEstimate } from './detailed-estimate.ts';
import { money, type Rates } from './flat-estimate.ts';
import {
  instalment,
  monthsOfPayment,
  nextDue,
  requiredPayment,
  setAsidePercent,
} from './instalments.ts';
import { findProfile, type TaxProfileRow, totalsOf } from './queries.ts';
import { wholeYear } from './work-out.ts';

/** Estimated payments go to the federal government alone: no state's rate counts. */
const federalAlone = (rules: RuleSet): Rates => ({
  locationState: '',
  year: rules.year,
  federalRate: 0,
  stateRate: 0,
  cityRate: null,
  selfEmploymentRate: 0,
  source: rules.source,
  asOf: rules.asOf,
});

/** What is to be paid next of a year, by the profile that its owner filled in. */
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
  const whole = wholeYear({ ofYearSoFar: soFar }, due.number);
  const estimate = detailedEstimate(whole, profile, rules, {
    rates: federalAlone(rules),
    city: null,
  });
  const expected = estimate.totalTaxDueCents;
  const required = requiredPayment(expected, profile, rules.figures);
  const amountCents = instalment(due.number, required, profile);
  return {
    ...due,
    amountCents,
    setAsideCents: profile.setAsideCents,
    toGoCents: Math.max(0, amountCents - profile.setAsideCents),
    setAsidePercent: setAsidePercent(expected, whole.incomeCents),
    lines: linesOf({ expected, required, amountCents }, due.number, profile, rules),
  };
}

function linesOf(
  amounts: { expected: number; required: number; amountCents: number },
  number: number,
  profile: TaxProfileRow,
  rules: RuleSet,
): ExplainedLine[] {
  const { shareOfThisYear } = rules.figures.estimatedPayments;
  const source = `${rules.source} (rules of ${rules.year}, version ${rules.version})`;
  const from = { source, asOf: rules.asOf };
  const lastYear = profile.lastYearTaxCents;
  return [
    {
      ...from,
      key: 'expected',
      label: 'Federal tax expected of the year',
      amountCents: amounts.expected,
      formula: 'your books so far, made a whole year, by the detailed method',
      inputs: [{ name: 'months counted', value: String(monthsOfPayment(number)) }],
    },
    {
      ...from,
      key: 'required',
      label: 'To be paid over the year',
      amountCents: amounts.required,
      formula: `the smaller of ${shareOfThisYear} % of this year's tax and last year's tax (safe harbor); none below the least expected tax`,
      inputs: [
        money('expected tax', amounts.expected),
        {
          name: "last year's tax",
          value: lastYear === null ? 'not known' : money('', lastYear).value,
        },
        money('withheld from wages', profile.withheldCents),
      ],
    },
    {
      ...from,
      key: 'instalment',
      label: `Payment ${number} of 4`,
      amountCents: amounts.amountCents,
      formula: '25 % for each payment so far − withheld − paid',
      inputs: [
        money('to be paid over the year', amounts.required),
        money('withheld from wages', profile.withheldCents),
        money('paid so far', profile.paidCents),
      ],
    },
  ];
}
