import type { ExplainedLine } from '@sidework/contracts/business-tools/explained';
import type { NextPayment } from '@sidework/contracts/business-tools/tax-summaries';
import type { z } from 'zod';
import type { RuleSet } from '../tax-rules/rule-set.ts';
import { type DetailedEstimate, detailedEstimate, type Local } from './detailed-estimate.ts';
import type { Profile } from './federal-estimate.ts';
import { money, type Totals } from './flat-estimate.ts';
import {
  instalment,
  lastYearsShare,
  monthsOfPayment,
  type Paid,
  requiredPayment,
  setAsidePercent,
} from './instalments.ts';
import { type Booked, netOf, type Projection, project } from './projection.ts';
import { federalTaxOf } from './work-out.ts';

type Answers = Profile & Paid & { stateWithheldCents: number; statePaidCents: number };
type StatePayment = NonNullable<z.infer<typeof NextPayment>['state']>;

/** The tax on the next dollar is measured with this much more income. */
const step = 100_000;

/** A payment of estimated federal tax, the state's tax beside it, and what to put away of what is still to come. */
export function payment(
  due: { number: number; dueOn: string },
  { soFar, booked }: { soFar: Totals; booked: Booked },
  profile: Answers,
  rules: RuleSet,
  local: Local,
): z.infer<typeof NextPayment> {
  const projection = project(soFar, due.number, booked);
  const { whole } = projection;
  const estimate = detailedEstimate(whole, profile, rules, local);
  const expected = federalTaxOf(estimate);
  const required = requiredPayment(expected, profile, rules.figures);
  const amountCents = instalment(due.number, required, profile);
  const state = statePayment(estimate, profile);
  const left = leftToPay(expected, state, profile);
  // Once nothing more is expected, the rate is that of the whole year's income.
  const toCome = projection.toComeCents || whole.incomeCents;
  const more = { ...whole, incomeCents: whole.incomeCents + step };
  const onMore = detailedEstimate(more, profile, rules, local).totalTaxDueCents;
  const margin = Math.max(0, ((onMore - estimate.totalTaxDueCents) * 100) / step);
  return {
    ...due,
    amountCents,
    setAsideCents: profile.setAsideCents,
    toGoCents: Math.max(0, amountCents - profile.setAsideCents),
    setAsidePercent: setAsidePercent(left, toCome, margin),
    safeHarborCents: lastYearsShare(profile, rules.figures),
    lines: [
      projectionLine(projection, booked, due.number),
      ...linesOf(
        { net: netOf(whole), expected, required, amountCents },
        due.number,
        profile,
        rules,
      ),
      setAsideLine({ expected, left, toCome, margin }, state, profile, rules),
    ],
    state,
  };
}

/** The year's tax less everything that was withheld, paid and put away. */
function leftToPay(expected: number, state: StatePayment | null, profile: Answers): number {
  const federal = Math.max(0, expected - profile.withheldCents - profile.paidCents);
  return Math.max(0, federal + (state?.leftCents ?? 0) - profile.setAsideCents);
}

function statePayment(estimate: DetailedEstimate, profile: Answers): StatePayment | null {
  const part = estimate.parts.find(({ key }) => key === 'state');
  if (!part) return null;
  const local = estimate.parts.find(({ key }) => key === 'local');
  const due = (part.amountCents ?? 0) + (local?.amountCents ?? 0);
  const isKnown = part.amountCents !== null;
  return {
    name: part.label,
    expectedCents: part.amountCents,
    leftCents: isKnown
      ? Math.max(0, due - profile.stateWithheldCents - profile.statePaidCents)
      : null,
    localTax: local ? { name: local.label, expectedCents: local.amountCents } : null,
  };
}

function projectionLine(
  { whole, basis }: Projection,
  { ofYear, coming, today }: Booked,
  number: number,
): ExplainedLine {
  const isBooked = basis === 'booked';
  return {
    source: 'Your records, agreed work and recurring entries in Sidework',
    asOf: today,
    key: 'projection',
    label: 'Net income expected of the year',
    amountCents: netOf(whole),
    formula: isBooked
      ? 'net of the records so far + income still to come − costs still to come'
      : 'the records so far, made a whole year, because that is more than what is booked',
    inputs: [
      money('net of the records so far', netOf(ofYear)),
      money('income still to come', coming.incomeCents),
      money('costs still to come', coming.deductionsCents),
      ...(isBooked ? [] : [{ name: 'months counted', value: String(monthsOfPayment(number)) }]),
    ],
  };
}

const sourceOf = ({ source, year, version, asOf }: RuleSet) => ({
  source: `${source} (rules of ${year}, version ${version})`,
  asOf,
});

function linesOf(
  amounts: { net: number; expected: number; required: number; amountCents: number },
  number: number,
  profile: Paid,
  rules: RuleSet,
): ExplainedLine[] {
  const { shareOfThisYear } = rules.figures.estimatedPayments;
  const from = sourceOf(rules);
  const lastYear = profile.lastYearTaxCents;
  return [
    {
      ...from,
      key: 'expected',
      label: 'Federal tax expected of the year',
      amountCents: amounts.expected,
      formula: 'the net income expected of the year, by the detailed method',
      inputs: [money('net income expected', amounts.net)],
    },
    {
      ...from,
      key: 'required',
      label: 'To be paid over the year',
      amountCents: amounts.required,
      formula: `the smaller of ${shareOfThisYear}% of this year's federal tax and last year's (safe harbor); none below the least expected tax`,
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
      formula: '25% for each payment so far − withheld − paid',
      inputs: [
        money('to be paid over the year', amounts.required),
        money('withheld from wages', profile.withheldCents),
        money('paid so far', profile.paidCents),
      ],
    },
  ];
}

function setAsideLine(
  amounts: { expected: number; left: number; toCome: number; margin: number },
  state: StatePayment | null,
  profile: Answers,
  rules: RuleSet,
): ExplainedLine {
  return {
    ...sourceOf(rules),
    key: 'set_aside',
    label: 'Left to pay for the year',
    amountCents: amounts.left,
    formula:
      'federal tax − withheld − paid + what is left of the state’s − set aside; to set aside of each payment: this ÷ income still to come, at most the tax on the next dollar',
    inputs: [
      money('federal tax', amounts.expected),
      money('withheld', profile.withheldCents),
      money('paid', profile.paidCents),
      {
        name: 'left of the state’s',
        value:
          state?.leftCents === null || !state ? 'not included' : money('', state.leftCents).value,
      },
      money('set aside', profile.setAsideCents),
      money('income still to come', amounts.toCome),
      { name: 'tax on the next dollar', value: `${amounts.margin.toFixed(1)}%` },
    ],
  };
}
