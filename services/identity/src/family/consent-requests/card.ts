import { unprocessable } from '@sidework/chassis/errors';
import type { CardDetails } from '@sidework/contracts/identity/family/consents';
import { problems } from '@sidework/contracts/problems';

export const digitsOf = ({ number }: Pick<CardDetails, 'number'>) => number.replaceAll(' ', '');

/** Checks what needs no bank: whether the number is possible, and whether the card has expired. */
export function requirePlausible(card: CardDetails, now: Date): void {
  const fields = {
    ...(!isLuhn(digitsOf(card)) && { 'card.number': 'Check the number of the card' }),
    ...(isPast(card, now) && { 'card.expiry': 'This card has expired' }),
  };
  if (Object.keys(fields).length > 0)
    throw unprocessable('card_declined', problems.card_declined, fields);
}

/** The check digit of ISO/IEC 7812-1. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

/** A card is good until its month is over, wherever that is last. */
function isPast({ expiry }: CardDetails, now: Date): boolean {
  const [month, year] = expiry.split('/').map(Number) as [number, number];
  const end = Date.UTC(2000 + year, month, 1, 12);
  return end <= now.getTime();
}

export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return 'other';
}
