import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { type Incomes, phasedOut, rowFor } from './by-income.ts';
import {
  atLeastNone,
  type Exact,
  exact,
  larger,
  minus,
  none,
  plus,
  smaller,
  times,
} from './exact.ts';
import type { Deduction, PersonalExemption, StandardDeduction, StateRules } from './rules.ts';

/** The figures of the federal estimate that the states use; amounts are in cents. */
export interface FederalFacts {
  status: FilingStatus;
  netProfitCents: number;
  wagesCents: number;
  halfSelfEmploymentTaxCents: number;
  adjustedGrossIncomeCents: number;
  standardDeductionCents: number;
  qbiCents: number;
  incomeTaxCents: number;
  selfEmploymentTaxCents: number;
  /** Social Security and Medicare tax that each person pays, on wages and on profit. */
  payrollTaxesCents: number[];
}

/** The rules where a state taxes income and every figure that its tax is made of is known. */
export type KnownRules = StateRules & {
  base: NonNullable<StateRules['base']>;
  brackets: Extract<StateRules['brackets'], { method: string }>;
  standardDeduction: StandardDeduction;
};

export interface StateIncome {
  incomes: Incomes;
  taxable: Exact;
  /** The tax on business income above what is deducted, where a state taxes that apart. */
  taxedApart: Exact;
  exemption: Exact;
  /** Number of exemptions that the filers take for themselves. */
  exemptionCount: number;
}

/** In these states a loss of the business does not lessen wages. */
const keepsLossesApart = new Set(['NJ', 'PA']);

type DeductionOf<K extends Deduction['kind']> = Extract<Deduction, { kind: K }>;

const deductionOf = <K extends Deduction['kind']>({ deductions }: StateRules, kind: K) =>
  deductions.find((each): each is DeductionOf<K> => each.kind === kind);

/** The income that a state begins with, before it takes business income off. */
function startOf({ base }: KnownRules, code: string, facts: FederalFacts): Exact {
  const half = facts.halfSelfEmploymentTaxCents;
  if (base.start !== 'own_gross_income')
    return exact(facts.adjustedGrossIncomeCents + (base.halfSelfEmploymentTaxDeducted ? 0 : half));
  const { netProfitCents: net, wagesCents } = facts;
  const profit = keepsLossesApart.has(code) ? Math.max(0, net) : net;
  return exact(profit + wagesCents - (base.halfSelfEmploymentTaxDeducted ? half : 0));
}

/** Business income that is deducted, and what is above it and taxed apart. */
function businessIncome(rules: KnownRules, { status, netProfitCents }: FederalFacts) {
  const rule = deductionOf(rules, 'business_income');
  if (!rule?.fraction) return { deducted: none, apart: none, tax: none };
  const share = times(exact(Math.max(0, netProfitCents)), exact(rule.fraction));
  const deducted = rule.cap ? smaller(share, exact(rule.cap[status])) : share;
  const apart = minus(share, deducted);
  return { deducted, apart, tax: times(apart, exact(rule.rateAboveCap ?? 0)) };
}

function standardDeductionOf(rule: StandardDeduction, incomes: Incomes, status: FilingStatus) {
  if (rule.kind === 'none') return none;
  if (rule.kind !== 'fraction_of_income')
    return phasedOut(exact(rule.amounts[status]), rule.phaseOut, incomes, status);
  const share = times(incomes[rule.income], exact(rule.rate));
  const most = smaller(share, exact(rule.max[status]));
  return phasedOut(larger(most, exact(rule.min[status])), rule.phaseOut, incomes, status);
}

function exemptionOf(
  rule: PersonalExemption | null | undefined,
  count: number,
  incomes: Incomes,
  status: FilingStatus,
): Exact {
  if (rule?.table) {
    const { table } = rule;
    const rows = table.byStatus?.[status] ?? table.rows ?? [];
    return times(rowFor(rows, incomes[table.income], table.boundary), exact(count));
  }
  if (!rule?.amounts) return none;
  return phasedOut(exact(rule.amounts[status]), rule.phaseOut, incomes, status, count);
}

function federalTaxDeducted(rules: KnownRules, facts: FederalFacts, incomes: Incomes): Exact {
  const rule = deductionOf(rules, 'federal_income_tax');
  if (!rule) return none;
  const { status } = facts;
  const income = incomes[rule.income ?? 'federal_agi'];
  const fraction = rule.fractionByIncome
    ? rowFor(rule.fractionByIncome, income, rule.boundary)
    : exact(rule.fraction ?? 0);
  const share = times(exact(facts.incomeTaxCents), fraction);
  const capped = rule.cap ? smaller(share, exact(rule.cap[status])) : share;
  if (!rule.capByIncome) return capped;
  return smaller(capped, rowFor(rule.capByIncome[status], income, rule.boundary));
}

function payrollTaxDeducted(rules: KnownRules, { payrollTaxesCents }: FederalFacts): Exact {
  const rule = deductionOf(rules, 'self_employment_tax');
  if (!rule) return none;
  const shares = payrollTaxesCents.map((cents) =>
    smaller(exact(rule.capCents), times(exact(cents), exact(rule.fraction))),
  );
  return shares.reduce(plus, none);
}

/** Some states take federal deductions back from high incomes. */
function afterAddBacks(rules: KnownRules, facts: FederalFacts, standard: Exact) {
  const { status, adjustedGrossIncomeCents: agi } = facts;
  const qbiRule = deductionOf(rules, 'add_back_qbi');
  const isQbiBack = qbiRule !== undefined && agi > qbiRule.over[status];
  const rule = deductionOf(rules, 'add_back_federal_deduction');
  const isBack = rule !== undefined && !rule.itemizedOnly && agi > rule.overCents;
  return {
    qbi: isQbiBack ? none : times(exact(facts.qbiCents), exact(rules.base.qbiFractionDeducted)),
    standard: isBack ? smaller(standard, exact(rule.exempt[status])) : standard,
  };
}

/** The taxable income of a state is its own base less its own deductions and exemptions. */
export function stateIncome(rules: KnownRules, code: string, facts: FederalFacts): StateIncome {
  const { status } = facts;
  const business = businessIncome(rules, facts);
  const stateAgi = atLeastNone(minus(startOf(rules, code, facts), business.deducted));
  const incomes: Incomes = {
    federal_agi: exact(facts.adjustedGrossIncomeCents),
    state_agi: stateAgi,
    state_agi_less_exemptions: stateAgi,
    state_taxable_income: none,
  };
  const personal = rules.exemptions?.personal;
  const exemptionCount = personal?.count?.[status] ?? (status === 'married_jointly' ? 2 : 1);
  const exemption = exemptionOf(personal, exemptionCount, incomes, status);
  const deducted = personal?.as === 'deduction' ? exemption : none;
  incomes.state_agi_less_exemptions = atLeastNone(minus(stateAgi, deducted));

  const itemized = times(
    exact(facts.selfEmploymentTaxCents),
    exact(deductionOf(rules, 'self_employment_tax_itemized')?.fraction ?? 0),
  );
  const standard = larger(standardDeductionOf(rules.standardDeduction, incomes, status), itemized);
  const left = afterAddBacks(rules, facts, standard);
  const all = [
    left.standard,
    left.qbi,
    deducted,
    federalTaxDeducted(rules, facts, incomes),
    payrollTaxDeducted(rules, facts),
    business.apart,
  ].reduce(plus, none);
  const taxable = atLeastNone(minus(stateAgi, all));
  incomes.state_taxable_income = taxable;
  return { incomes, taxable, taxedApart: business.tax, exemption, exemptionCount };
}
