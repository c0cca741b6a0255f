import type { FilingStatus } from '@sidework/contracts/business-tools/filing';
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
} from './exact.ts';
import type { Brackets, IncomeName, PhaseOut, Rows } from './rules.ts';

export type Incomes = Record<IncomeName, Exact>;

const one = exact(1);

/** The part of an income above each threshold at its rate, up to the next. */
export function marginal(rows: Rows<string>, income: Exact): Exact {
  return rows.reduce((sum, [from, rate], index) => {
    const next = rows[index + 1];
    const top = next ? smaller(income, exact(next[0])) : income;
    return plus(sum, times(atLeastNone(minus(top, exact(from))), exact(rate)));
  }, none);
}

/** The value of the last row that an income reaches; the first row holds below it too. */
export function rowFor<T extends string | number>(
  rows: Rows<T>,
  income: Exact,
  boundary: 'at_least' | 'over' = 'at_least',
): Exact {
  const reached = rows.findLast(([from]) =>
    boundary === 'over' ? isOver(income, exact(from)) : !isOver(exact(from), income),
  );
  return exact((reached ?? rows[0])?.[1] ?? 0);
}

/** Lessens an amount by income; `count` is the number of exemptions that the amount is for. */
export function phasedOut(
  amount: Exact,
  phaseOut: PhaseOut | undefined,
  incomes: Incomes,
  status: FilingStatus,
  count = 1,
): Exact {
  if (!phaseOut) return amount;
  const income = incomes[phaseOut.income];
  const above = (start: number) => atLeastNone(minus(income, exact(start)));
  switch (phaseOut.kind) {
    case 'linear': {
      const excess = above(phaseOut.start[status]);
      const share = smaller(one, over(excess, exact(phaseOut.width[status])));
      const cut = times(amount, share);
      const unit = phaseOut.reductionRoundedDownToCents;
      const rounded = unit ? times(stepsIn(cut, unit, 'down'), exact(unit)) : cut;
      return minus(amount, rounded);
    }
    case 'steps': {
      const { start, incrementCents, amountPerStepCents, floor, rounding } = phaseOut;
      const steps = stepsIn(above(start[status]), incrementCents[status], rounding);
      const each = amountPerStepCents[status] * (phaseOut.perExemption ? count : 1);
      return larger(exact(floor[status]), minus(amount, times(steps, exact(each))));
    }
    case 'step_fraction': {
      const { start, incrementCents, fractionPerStep, rounding } = phaseOut;
      const steps = stepsIn(above(start[status]), incrementCents[status], rounding);
      return times(amount, atLeastNone(minus(one, times(steps, exact(fractionPerStep)))));
    }
    case 'cliff':
      return isOver(income, exact(phaseOut.atMost[status])) ? none : amount;
    default:
      return lessRates(amount, phaseOut, income, status, count);
  }
}

function lessRates(
  amount: Exact,
  phaseOut: Extract<PhaseOut, { kind: 'rate' | 'marginal_rate' }>,
  income: Exact,
  status: FilingStatus,
  count: number,
): Exact {
  const { tiers, atMost, perExemption, maxReductionFraction, fullReductionOverCents } = phaseOut;
  if (atMost && isOver(income, exact(atMost[status]))) return none;
  const cut = times(marginal(tiers[status], income), exact(perExemption ? count : 1));
  if (maxReductionFraction === undefined) return atLeastNone(minus(amount, cut));
  const most = times(amount, exact(maxReductionFraction));
  const isFull =
    fullReductionOverCents !== undefined && isOver(income, exact(fullReductionOverCents));
  return atLeastNone(minus(amount, isFull ? most : smaller(cut, most)));
}

/** The tax of the brackets alone on what is taxable. */
export function bracketTax(brackets: Brackets, taxable: Exact, status: FilingStatus): Exact {
  if (brackets.method === 'flat') return times(taxable, exact(brackets.rate));
  if (brackets.method === 'marginal') return marginal(brackets.byStatus[status], taxable);
  const full = times(taxable, rowFor(brackets.rates, taxable));
  return atLeastNone(minus(full, rowFor(brackets.subtract, taxable)));
}
