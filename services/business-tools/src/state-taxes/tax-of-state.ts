import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
import { bracketTax, type Incomes, marginal, phasedOut, rowFor } from './by-income.ts';
import {
  atLeastNone,
  type Exact,
  exact,
  isOver,
  larger,
  minus,
  none,
  over,
  plus,
  smaller,
  stepsIn,
  times,
  toCents,
} from './exact.ts';
import type { Brackets, StateRules, Surtax, TaxAdjustment, TaxCredit } from './rules.ts';
import {
  type FederalFacts,
  type KnownRules,
  type StateIncome,
  stateIncome,
} from './state-income.ts';

export interface StateTax {
  /** Null where the state does not tax income. */
  income: StateIncome | null;
  tax: Exact;
  taxCents: number;
  taxableCents: number;
}

/** Whether every figure that a state's tax is made of is known. */
export function isKnown(rules: StateRules): rules is KnownRules {
  const { brackets, standardDeduction, deductions } = rules;
  return (
    rules.base !== null &&
    brackets !== null &&
    'method' in brackets &&
    standardDeduction !== null &&
    'kind' in standardDeduction &&
    deductions.every((each) => each.confidence !== 'unknown')
  );
}

/** The income tax of a state on a year; undefined where a figure that it needs is not known. */
export function stateTax(
  rules: StateRules,
  code: string,
  facts: FederalFacts,
): StateTax | undefined {
  if (!rules.taxesIncome.value) return { income: null, tax: none, taxCents: 0, taxableCents: 0 };
  if (!isKnown(rules)) return undefined;
  const { status } = facts;
  const income = stateIncome(rules, code, facts);
  const before = plus(taxBeforeCredits(rules, income, facts), income.taxedApart);
  const tax = afterCredits(before, rules, income, status);
  return { income, tax, taxCents: toCents(tax), taxableCents: toCents(income.taxable) };
}

function taxBeforeCredits(rules: KnownRules, income: StateIncome, facts: FederalFacts): Exact {
  const { status } = facts;
  const { incomes, taxable } = income;
  let tax = bracketTax(rules.brackets, taxable, status);
  for (const adjustment of rules.taxAdjustments)
    tax = adjusted(tax, adjustment, rules.brackets, incomes, status);
  for (const surtax of rules.surtaxes) tax = plus(tax, surtaxOf(surtax, incomes, status));
  for (const credit of rules.taxCredits) tax = lessShare(tax, credit, incomes, facts);
  return isFree(rules, incomes, status) ? none : tax;
}

function adjusted(
  tax: Exact,
  rule: TaxAdjustment,
  brackets: Brackets,
  incomes: Incomes,
  status: FilingStatus,
): Exact {
  if (rule.kind === 'minimum_tax') {
    const income = incomes[rule.income];
    const isDue = !isOver(exact(rule.overCents), income);
    return isDue ? larger(tax, times(income, exact(rule.rate))) : tax;
  }
  if (rule.kind === 'steps_added_to_tax') {
    const excess = atLeastNone(minus(incomes[rule.income], exact(rule.start[status])));
    const steps = stepsIn(excess, rule.incrementCents[status], 'up');
    const added = times(steps, exact(rule.amountPerStepCents[status]));
    return plus(tax, smaller(exact(rule.maxCents[status]), added));
  }
  return recaptured(tax, rule, brackets, incomes, status);
}

/** New York takes the gain from the lower brackets back from high incomes. */
function recaptured(
  tax: Exact,
  rule: Extract<TaxAdjustment, { kind: 'new_york_recapture' }>,
  brackets: Brackets,
  { state_agi: agi, state_taxable_income: taxable }: Incomes,
  status: FilingStatus,
): Exact {
  if (brackets.method !== 'marginal') return tax;
  const rows = brackets.byStatus[status];
  const [topFrom, topRate] = rows.at(-1) ?? [0, '0'];
  if (isOver(agi, exact(topFrom))) return times(taxable, exact(topRate));
  const [reached = 0] = rows.findLast(([from]) => !isOver(exact(from), taxable)) ?? [];
  const excess = minus(agi, exact(Math.max(reached, rule.overAgiCents)));
  const share = smaller(exact(1), over(excess, exact(rule.phaseInCents)));
  const benefit = times(rowFor(rule.benefit[status], taxable), share);
  return plus(tax, atLeastNone(plus(rowFor(rule.base[status], taxable), benefit)));
}

function surtaxOf(surtax: Surtax, incomes: Incomes, status: FilingStatus): Exact {
  if (!surtax.income) return none;
  const income = incomes[surtax.income];
  if (surtax.byStatus) return marginal(surtax.byStatus[status], income);
  const excess = atLeastNone(minus(income, exact(surtax.over?.[status] ?? 0)));
  return times(excess, exact(surtax.rate ?? 0));
}

/** The credits that count as part of the tax before credits. */
function lessShare(tax: Exact, credit: TaxCredit, incomes: Incomes, facts: FederalFacts): Exact {
  const { status } = facts;
  if (credit.kind === 'fraction_of_tax') {
    const share = rowFor(credit.byStatus[status], incomes[credit.income], credit.boundary);
    return minus(tax, times(tax, share));
  }
  if (credit.kind !== 'utah_taxpayer_credit') return tax;
  const whole = times(exact(facts.standardDeductionCents), exact(credit.rate));
  return atLeastNone(minus(tax, phasedOut(whole, credit.phaseOut, incomes, status)));
}

function isFree({ noTaxIf: rule }: StateRules, incomes: Incomes, status: FilingStatus): boolean {
  if (!rule) return false;
  const income = incomes[rule.income];
  if (rule.atMost) return !isOver(income, exact(rule.atMost[status]));
  return rule.below !== undefined && isOver(exact(rule.below[status]), income);
}

function afterCredits(
  before: Exact,
  rules: KnownRules,
  income: StateIncome,
  status: FilingStatus,
): Exact {
  const personal = rules.exemptions?.personal;
  let tax = before;
  if (personal?.as === 'credit') tax = minus(tax, income.exemption);
  if (personal?.as === 'credit_at_rate')
    tax = minus(tax, times(income.exemption, exact(personal.rate ?? 0)));
  for (const credit of rules.taxCredits) tax = minus(tax, creditOf(credit, tax, income, status));
  tax = atLeastNone(tax);
  // Credits do not reduce a fixed tax: every return that owes tax pays it.
  const fixed = rules.surtaxes.reduce((sum, { amountCents = 0 }) => sum + amountCents, 0);
  if (isOver(before, none)) tax = plus(tax, exact(fixed));
  const refunded = rules.taxCredits.find(({ kind }) => kind === 'refundable_per_person');
  if (refunded?.kind !== 'refundable_per_person') return tax;
  return atLeastNone(minus(tax, exact(refunded.amountCents * income.exemptionCount)));
}

function creditOf(credit: TaxCredit, tax: Exact, income: StateIncome, status: FilingStatus): Exact {
  const { incomes, exemptionCount } = income;
  switch (credit.kind) {
    case 'per_exemption_by_income': {
      const each = rowFor(credit.rows, incomes[credit.income], credit.boundary);
      return times(each, exact(exemptionCount));
    }
    case 'fixed_nonrefundable':
      return exact(credit.amounts[status]);
    case 'tax_forgiveness': {
      const people = status === 'married_jointly' ? credit.marriedMultiplier : 1;
      const excess = atLeastNone(minus(income.taxable, exact(credit.baseCents * people)));
      const steps = stepsIn(excess, credit.incrementCents, 'up');
      const lost = times(steps, exact(credit.fractionLostPerIncrement));
      return times(tax, atLeastNone(minus(exact(1), lost)));
    }
    default:
      return none;
  }
}
