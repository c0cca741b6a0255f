import { type AppError, unprocessable } from '@sidework/chassis/errors';
import type { CardDetails } from '@sidework/contracts/identity/family/consents';
import { problems } from '@sidework/contracts/problems';
import { brandOf, digitsOf, requirePlausible } from './card.ts';

/** The data that is kept of a card after the charge and the refund. */
export interface CheckedCard {
  brand: string;
  last4: string;
  /** The provider's name for the charge. */
  reference: string;
}

export interface CardCheck {
  /**
   * Charges 50 cents and refunds them at once; refuses with `card_declined`. The same `key` again charges nothing more: it
   * is answered as it was.
   */
  check(card: CardDetails, key: string, now: Date): Promise<CheckedCard>;
}

const accepted = '4242424242424242';
const declined = '4000000000000002';

/**
 * Asks no bank and moves no money. It knows two test numbers and refuses all others, in case a person types a real one.
 */
export const sandboxCards: CardCheck = {
  async check(card, key, now) {
    requirePlausible(card, now);
    const digits = digitsOf(card);
    if (digits === declined) throw unprocessable('card_declined');
    if (digits !== accepted) throw refusedNumber('This is the sandbox: use a test card');
    return { brand: brandOf(digits), last4: digits.slice(-4), reference: `sandbox-${key}` };
  },
};

/** Without card checks a guardian confirms in another way. */
export const noCards: CardCheck = {
  async check() {
    throw refusedNumber('No cards are taken here. Choose another way to confirm.');
  },
};

const refusedNumber = (text: string): AppError =>
  unprocessable('card_declined', problems.card_declined, { 'card.number': text });
