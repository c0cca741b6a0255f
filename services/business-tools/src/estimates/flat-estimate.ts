import type { ExplainedLine, Input } from '@sidework/contracts/business-tools/explained';
import { formatCents } from '@sidework/contracts/kernel/money';
import { percentOf } from '@sidework/contracts/kernel/percent';
import type { Source } from '../tax-rules/rule-set.ts';

/** The rates of a state in a year, in percent (specification section 5). */
export interface Rates extends Source {
  locationState: string;
  year: number;
  federalRate: number;
  /** Null where no rate of the state is known; its tax then stands in no sum. */
  stateRate: number | null;
  cityRate: number | null;
  selfEmploymentRate: number;
}

export interface Totals {
  incomeCents: number;
  deductionsCents: number;
}

/** The row of `tax_estimates` holds these amounts, for either method. */
export interface Amounts {
  taxableIncomeCents: number;
  federalTaxCents: number;
  stateTaxCents: number;
  cityTaxCents: number;
  selfEmploymentTaxCents: number;
  totalTaxDueCents: number;
}

export interface Estimate extends Amounts {
  lines: ExplainedLine[];
  assumptions: string[];
}

const taxableOf = ({ incomeCents, deductionsCents }: Totals): number =>
  Math.max(0, incomeCents - deductionsCents);

/** The method of the specification: every tax is a percentage of what is taxable. */
export function flatEstimate(totals: Totals, rates: Rates, city: string | null): Estimate {
  const taxable = taxableOf(totals);
  const cityRate = city === null ? null : rates.cityRate;
  const federal = percentOf(taxable, rates.federalRate);
  const { stateRate } = rates;
  const state = stateRate === null ? 0 : percentOf(taxable, stateRate);
  const local = cityRate === null ? 0 : percentOf(taxable, cityRate);
  const selfEmployment = percentOf(taxable, rates.selfEmploymentRate);
  const total = federal + state + local + selfEmployment;
  const line = (
    key: string,
    label: string,
    amountCents: number,
    formula: string,
    inputs: Input[],
  ) => ({
    key,
    label,
    amountCents,
    formula,
    inputs,
    source: rates.source,
    asOf: rates.asOf,
  });
  const share = (key: string, label: string, amountCents: number, rate: number) =>
    line(key, label, amountCents, 'taxable income × rate', [
      money('taxable income', taxable),
      { name: 'rate', value: `${rate}%` },
    ]);
  return {
    taxableIncomeCents: taxable,
    federalTaxCents: federal,
    stateTaxCents: state,
    cityTaxCents: local,
    selfEmploymentTaxCents: selfEmployment,
    totalTaxDueCents: total,
    lines: [
      line('taxable', 'Taxable income', taxable, 'the greater of 0 and income − deductions', [
        money('income', totals.incomeCents),
        money('deductions', totals.deductionsCents),
      ]),
      share('federal', 'Federal tax', federal, rates.federalRate),
      ...(stateRate === null
        ? []
        : [share('state', `State tax, ${rates.locationState}`, state, stateRate)]),
      share('city', 'City tax', local, cityRate ?? 0),
      share('self_employment', 'Self-employment tax', selfEmployment, rates.selfEmploymentRate),
      line('total', 'Total tax due', total, 'federal + state + city + self-employment', [
        money('federal', federal),
        money('state', state),
        money('city', local),
        money('self-employment', selfEmployment),
      ]),
    ],
    assumptions: [
      'Each tax is one rate of what is taxable; brackets and the standard deduction are left out.',
      ...(stateRate === null
        ? [`State not included: no rate of ${rates.locationState} is known.`]
        : []),
      ...(city !== null && cityRate === null
        ? [`No city rate is known for ${city}, so no city tax is counted.`]
        : []),
    ],
  };
}

export const money = (name: string, cents: number): Input => ({ name, value: formatCents(cents) });
