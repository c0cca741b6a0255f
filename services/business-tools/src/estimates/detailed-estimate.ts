import type { ExplainedLine, Input } from '@sidework/contracts/business-tools/explained';
import type { TaxPart } from '@sidework/contracts/business-tools/tax-estimates';
import { percentOf } from '@sidework/contracts/kernel/percent';
import type { FederalFacts } from '../state-taxes/state-income.ts';
import { type StatePart, type StatePlace, statePart } from '../state-taxes/state-part.ts';
import type { RuleSet } from '../tax-rules/rule-set.ts';
import {
  type FederalEstimate,
  federalEstimate,
  federalLine,
  type Profile,
  rate,
} from './federal-estimate.ts';
import { type Estimate, money, type Rates, type Totals } from './flat-estimate.ts';

export interface DetailedEstimate extends Estimate {
  additionalMedicareCents: number;
  adjustedGrossIncomeCents: number;
  incomeTaxCents: number;
  parts: TaxPart[];
}

/** State tax comes from the rules of a state or from the professional's own rates; without either it is left out. */
export type Local = StatePlace | { rates: Rates; city: string | null } | undefined;

/** The estimate of a sole proprietor: the nation's part, and beside it the state's and the place's. */
export function detailedEstimate(
  totals: Totals,
  profile: Profile,
  rules: RuleSet,
  local: Local,
): DetailedEstimate {
  const federal = federalEstimate(totals, profile, rules);
  const { facts: _facts, lines, assumptions, ...amounts } = federal;
  const state = localPart(local, federal.taxableIncomeCents, federal.facts);
  const { incomeTaxCents: incomeTax, selfEmploymentTaxCents: selfEmployment } = federal;
  const { additionalMedicareCents: additionalMedicare } = federal;
  const stateTax = state.stateTaxCents ?? 0;
  const localTax = state.localTaxCents ?? 0;
  const total = incomeTax + selfEmployment + additionalMedicare + stateTax + localTax;
  return {
    ...amounts,
    federalTaxCents: incomeTax + additionalMedicare,
    stateTaxCents: stateTax,
    cityTaxCents: localTax,
    totalTaxDueCents: total,
    parts: [...federalParts(federal, rules), ...state.parts],
    lines: [
      ...lines,
      ...state.lines,
      federalLine(rules)(
        'total',
        'Total tax due',
        total,
        'income tax + self-employment tax + additional Medicare tax + state tax + city tax',
        [
          money('income tax', incomeTax),
          money('self-employment tax', selfEmployment),
          money('additional Medicare tax', additionalMedicare),
          input('state tax', state.stateTaxCents),
          input('city tax', state.localTaxCents),
        ],
      ),
    ],
    assumptions: [
      ...assumptions.slice(0, 1),
      ...(state.stateTaxCents === null ? ['State not included.'] : []),
      ...assumptions.slice(1),
    ],
  };
}

const input = (name: string, cents: number | null): Input =>
  cents === null ? { name, value: 'not included' } : money(name, cents);

function federalParts(federal: FederalEstimate, rules: RuleSet): TaxPart[] {
  const part = { notes: [], leftOut: [], sources: [rules.source] };
  return [
    {
      ...part,
      key: 'federal',
      label: 'Federal income tax',
      amountCents: federal.incomeTaxCents + federal.additionalMedicareCents,
      leftOut: ['Credits, itemized deductions and other income.'],
    },
    {
      ...part,
      key: 'self_employment',
      label: 'Self-employment tax',
      amountCents: federal.selfEmploymentTaxCents,
    },
  ];
}

function localPart(local: Local, taxable: number, facts: FederalFacts): StatePart {
  if (!local) return { stateTaxCents: null, localTaxCents: null, parts: [], lines: [] };
  if (!('rates' in local)) return statePart(local, facts);
  const { rates, city } = local;
  const { locationState: name, stateRate, cityRate, source } = rates;
  const stateTax = percentOf(taxable, stateRate ?? 0);
  const cityTax = city === null || cityRate === null ? null : percentOf(taxable, cityRate);
  const part = {
    notes: ['Your own rate of the federal taxable income.'],
    leftOut: [],
    sources: [source],
  };
  const line = localLine(rates, taxable);
  return {
    stateTaxCents: stateTax,
    localTaxCents: cityTax,
    parts: [
      { ...part, key: 'state', label: name, amountCents: stateTax },
      ...(city === null
        ? []
        : [{ ...part, key: 'local' as const, label: city, amountCents: cityTax }]),
    ],
    lines: [
      line('state', `State tax, ${name}`, stateTax, stateRate ?? 0),
      line('city', 'City tax', cityTax ?? 0, cityRate ?? 0),
    ],
  };
}

const localLine =
  ({ source, asOf }: Rates, taxable: number) =>
  (key: string, label: string, amountCents: number, percent: number): ExplainedLine => ({
    key,
    label,
    amountCents,
    inputs: [money('taxable income', taxable), rate('rate', percent)],
    source,
    asOf,
    formula: 'taxable income × rate',
  });
