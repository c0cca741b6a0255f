import type { ExplainedLine, Input } from '@sidework/contracts/business-tools/explained';
import { type FilingStatus, filingStatuses } from '@sidework/contracts/business-tools/filing';
import { formatCents } from '@sidework/contracts/kernel/money';
import { divideHalfUp, percentOf } from '@sidework/contracts/kernel/percent';
import type { FederalFacts } from '../state-taxes/state-income.ts';
import type { Figures, RuleSet } from '../tax-rules/rule-set.ts';
import { money, type Totals } from './flat-estimate.ts';

/** The answers of a tax profile, for one year (D-78). */
export interface Profile {
  filingStatus: FilingStatus;
  wagesCents: number;
  /** They count on a joint return alone. */
  spouseWagesCents: number;
  takesQbi: boolean;
}

/** The federal tax of a year, with the facts that the states go on from. */
export interface FederalEstimate {
  taxableIncomeCents: number;
  adjustedGrossIncomeCents: number;
  incomeTaxCents: number;
  additionalMedicareCents: number;
  selfEmploymentTaxCents: number;
  facts: FederalFacts;
  lines: ExplainedLine[];
  assumptions: string[];
}

const wagesOfBoth = ({ filingStatus, wagesCents, spouseWagesCents }: Profile) =>
  wagesCents + (filingStatus === 'married_jointly' ? spouseWagesCents : 0);

/** Schedule SE: the tax on what a business earned, and the half of it that is deductible. */
function selfEmployment(net: number, { wagesCents }: Profile, { selfEmployment: rule }: Figures) {
  const earnings = percentOf(Math.max(0, net), rule.netEarningsShare);
  const isDue = earnings >= rule.leastNetEarnings;
  const base = Math.min(earnings, Math.max(0, rule.socialSecurityWageBase - wagesCents));
  const socialSecurity = isDue ? percentOf(base, rule.socialSecurityRate) : 0;
  const medicare = isDue ? percentOf(earnings, rule.medicareRate) : 0;
  const tax = socialSecurity + medicare;
  return { earnings, isDue, base, socialSecurity, medicare, tax, half: percentOf(tax, 50) };
}

/** The tax of each slice of a bracket, summed and then rounded once. */
export function incomeTaxOn(taxable: number, status: FilingStatus, figures: Figures): number {
  const bounds = [...figures.bracketBounds[status], Number.POSITIVE_INFINITY];
  let from = 0;
  let hundredths = 0n;
  for (const [index, bound] of bounds.entries()) {
    const slice = Math.max(0, Math.min(taxable, bound) - from);
    hundredths += BigInt(slice) * BigInt(figures.bracketRates[index] ?? 0);
    from = bound;
  }
  return divideHalfUp(hundredths, 100n);
}

/** 20 % of the smaller of two bases while below the threshold, and at least the minimum; above it a preparer is needed. */
function qualifiedBusinessIncome(
  business: number,
  before: number,
  profile: Profile,
  { qualifiedBusinessIncome: rule }: Figures,
): { deduction: number; note?: string } {
  if (!profile.takesQbi) return { deduction: 0 };
  if (rule === null)
    return {
      deduction: 0,
      note: 'The deduction for qualified business income is not estimated for this year: no source of its threshold was read.',
    };
  if (before > rule.thresholds[profile.filingStatus])
    return {
      deduction: 0,
      note: 'Your income is above the threshold for the simple deduction of qualified business income; see a preparer.',
    };
  const share = percentOf(Math.max(0, Math.min(business, before)), rule.rate);
  const { minimum } = rule;
  const isSure = minimum !== undefined && business >= minimum.leastIncome;
  return { deduction: isSure ? Math.min(before, Math.max(share, minimum.deduction)) : share };
}

/** Social Security and Medicare tax of employees: half of what people who work for themselves pay of wages. */
const payrollTax = (wages: number, { selfEmployment: rule }: Figures) =>
  percentOf(Math.min(wages, rule.socialSecurityWageBase), rule.socialSecurityRate / 2) +
  percentOf(wages, rule.medicareRate / 2);

/** The federal tax of a sole proprietor, step by step (domain 3), in the figures of one rule set. */
export function federalEstimate(totals: Totals, profile: Profile, rules: RuleSet): FederalEstimate {
  const { figures } = rules;
  const { filingStatus: status } = profile;
  const wages = wagesOfBoth(profile);
  const net = totals.incomeCents - totals.deductionsCents;
  const se = selfEmployment(net, profile, figures);
  const threshold = figures.additionalMedicare.thresholds[status];
  const above = se.isDue ? Math.max(0, se.earnings - Math.max(0, threshold - wages)) : 0;
  const additionalMedicare = percentOf(above, figures.additionalMedicare.rate);
  const agi = net + wages - se.half;
  const standard = figures.standardDeduction[status];
  const before = Math.max(0, agi - standard);
  const qbi = qualifiedBusinessIncome(net - se.half, before, profile, figures);
  const taxable = Math.max(0, before - qbi.deduction);
  const incomeTax = incomeTaxOn(taxable, status, figures);
  const federal = federalLine(rules);
  const statusLabel = filingStatuses.find(({ key }) => key === status)?.label ?? status;
  return {
    taxableIncomeCents: taxable,
    adjustedGrossIncomeCents: agi,
    incomeTaxCents: incomeTax,
    additionalMedicareCents: additionalMedicare,
    selfEmploymentTaxCents: se.tax,
    facts: {
      status,
      netProfitCents: net,
      wagesCents: wages,
      halfSelfEmploymentTaxCents: se.half,
      adjustedGrossIncomeCents: agi,
      standardDeductionCents: standard,
      qbiCents: qbi.deduction,
      incomeTaxCents: incomeTax,
      selfEmploymentTaxCents: se.tax,
      payrollTaxesCents: [
        se.tax + payrollTax(profile.wagesCents, figures),
        payrollTax(wages - profile.wagesCents, figures),
      ],
    },
    lines: [
      federal('net', 'Net profit, Schedule C line 31', net, 'income − deductions', [
        money('income', totals.incomeCents),
        money('deductions', totals.deductionsCents),
      ]),
      federal('earnings', 'Net earnings', se.earnings, 'net profit × share', [
        money('net profit', net),
        rate('share', figures.selfEmployment.netEarningsShare),
      ]),
      federal(
        'social_security',
        'Social Security',
        se.socialSecurity,
        'rate × net earnings up to the wage base that your wages left',
        [
          rate('rate', figures.selfEmployment.socialSecurityRate),
          money('net earnings counted', se.base),
          money('wage base', figures.selfEmployment.socialSecurityWageBase),
          money('your wages', profile.wagesCents),
        ],
      ),
      federal('medicare', 'Medicare', se.medicare, 'rate × net earnings', [
        rate('rate', figures.selfEmployment.medicareRate),
        money('net earnings', se.earnings),
      ]),
      federal(
        'self_employment',
        'Self-employment tax',
        se.tax,
        'Social Security + Medicare; none below the least net earnings',
        [
          money('Social Security', se.socialSecurity),
          money('Medicare', se.medicare),
          money('least net earnings', figures.selfEmployment.leastNetEarnings),
        ],
      ),
      federal('half', 'Deductible half of it', se.half, 'self-employment tax ÷ 2', [
        money('self-employment tax', se.tax),
      ]),
      federal('agi', 'Adjusted gross income', agi, 'net profit + wages − deductible half', [
        money('net profit', net),
        money('wages', wages),
        money('deductible half', se.half),
      ]),
      federal(
        'qbi',
        'Qualified business income deduction',
        qbi.deduction,
        'rate × the smaller of net profit − deductible half and income after the standard deduction',
        [
          rate('rate', figures.qualifiedBusinessIncome?.rate ?? 0),
          money('net profit − deductible half', net - se.half),
          money('income after the standard deduction', before),
        ],
      ),
      federal(
        'taxable',
        'Taxable income',
        taxable,
        'adjusted gross income − standard deduction − qualified business income deduction, at least 0',
        [
          money('adjusted gross income', agi),
          money('standard deduction', standard),
          money('qualified business income deduction', qbi.deduction),
        ],
      ),
      federal('income_tax', 'Income tax', incomeTax, 'each slice of taxable income × its bracket', [
        money('taxable income', taxable),
        { name: 'filing status', value: statusLabel },
        ...bracketInputs(taxable, status, figures),
      ]),
      federal(
        'additional_medicare',
        'Additional Medicare tax',
        additionalMedicare,
        'rate × net earnings above the threshold that wages left',
        [
          rate('rate', figures.additionalMedicare.rate),
          money('net earnings above', above),
          money('threshold', threshold),
        ],
      ),
    ],
    assumptions: [
      `${statusLabel}, the standard deduction, no credits, no other income.`,
      ...(qbi.note ? [qbi.note] : []),
    ],
  };
}

export const rate = (name: string, percent: number): Input => ({ name, value: `${percent}%` });

export const federalLine =
  ({ source, asOf, year, version }: RuleSet) =>
  (
    key: string,
    label: string,
    amountCents: number,
    formula: string,
    inputs: Input[],
  ): ExplainedLine => ({
    key,
    label,
    amountCents,
    formula,
    inputs,
    source: `${source} (rules of ${year}, version ${version})`,
    asOf,
  });

function bracketInputs(taxable: number, status: FilingStatus, figures: Figures): Input[] {
  const bounds = [0, ...figures.bracketBounds[status]];
  return bounds
    .map((from, index) => ({ from, percent: figures.bracketRates[index] ?? 0 }))
    .filter(({ from }) => taxable > from)
    .map(({ from, percent }) => rate(`above ${formatCents(from)}`, percent));
}
