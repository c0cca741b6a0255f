import { parseDollars } from '@sidework/contracts/kernel/money';
import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { dayOf } from '../../lib/dates.ts';

/** An amount as it is typed. */
export const typedCents = (cents: number | undefined) =>
  cents === undefined ? '' : (cents / 100).toFixed(2);

/** As it is sent; nothing is sent where nothing stands, so that the contract says what is missing. */
export const centsOf = (typed: string) =>
  typed.trim() === ''
    ? undefined
    : parseDollars(typed.trim().replace(/^(?:[A-Z]{0,3}\$|[€£¥])\s*/, ''));

/** A number as it is typed, or null where its field is empty. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '');
  return text === '' ? null : (parseNumber(text) ?? Number.NaN);
}

export const todayHere = () => dayOf(new Date().toISOString());
