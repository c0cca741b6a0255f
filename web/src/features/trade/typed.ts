import { parseDollars } from '@sidework/contracts/kernel/money';
import { dayOf } from '../../lib/dates.ts';

/** An amount as it is typed. */
export const typedCents = (cents: number | undefined) =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** As it is sent; nothing is sent where nothing stands, so that the contract says what is missing. */
export const centsOf = (typed: string) =>
  typed.trim() === '' ? undefined : parseDollars(typed.replace(/^[^\d.-]+/, ''));

/** A number as it is typed, or null where its field is empty. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '');
  return text === '' ? null : Number(text);
}

export const todayHere = () => dayOf(new Date().toISOString());
