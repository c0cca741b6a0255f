import { formatCents } from '@sidework/contracts/kernel/money';
import classes from './figures.module.css';

export function MoneyText({ cents }: { cents: number }) {
  return <span className={classes.figures}>{formatCents(cents)}</span>;
}
