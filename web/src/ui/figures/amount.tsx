import { formatBudget, formatCents } from '@sidework/contracts/kernel/money';
import classes from './amount.module.css';

interface Props {
  cents: number;
  /** `lg` for the figure a page is about, `md` for a card's, `row` in rows. */
  size?: 'row' | 'md' | 'lg';
  /** It reads, for example, "/hr". */
  per?: string;
}

/** Money that is looked for: tabular, always to two decimals. In running text `MoneyText` does. */
export function Amount({ cents, size = 'md', per }: Props) {
  return (
    <span className={classes.amount} data-size={size}>
      {formatCents(cents)}
      {per}
    </span>
  );
}

interface RangeProps {
  minCents: number | null;
  maxCents: number | null;
  size?: 'row' | 'md' | 'lg';
  /** It replaces the words for a missing amount where the subject is clear already. */
  unknown?: string | undefined;
}

/** A budget: a range, one end of it, or the words that it is not given. */
export function AmountRange({ minCents, maxCents, size = 'md', unknown }: RangeProps) {
  const isGiven = minCents !== null || maxCents !== null;
  return (
    <span className={classes.amount} data-size={size} data-given={isGiven}>
      {!isGiven && unknown ? unknown : formatBudget(minCents, maxCents)}
    </span>
  );
}
