import type { PayoutAccountStatus } from '@sidework/contracts/client-services/money-words';
import type { PaymentCard } from '@sidework/contracts/client-services/payments';
import type { SavedCard } from '@sidework/contracts/client-services/saved-cards';

/** A payment as its provider is asked about it. */
export interface Charge {
  /** Ours; the same again charges nothing more. */
  reference: string;
  paymentId: string;
  amountCents: number;
  description: string;
}

/** The content of a signed webhook. */
export type ProviderEvent =
  | {
      id: string;
      kind: 'succeeded';
      paymentId: string;
      reference: string;
      amountCents: number;
      /** When it was paid, where the demo says so; otherwise that is when the webhook arrives. */
      paidAt?: Date | undefined;
    }
  | { id: string; kind: 'failed'; paymentId: string; reference: string; failure: string }
  | { id: string; kind: 'other' };

/** The provider has decided against a refund or a payout: the same key would be answered the same for ever. */
export class TransferRefused extends Error {
  override name = 'TransferRefused';
}

/** The bank behind an account does not take money: no try after this one would be answered otherwise. */
export class AccountRefused extends TransferRefused {
  override name = 'AccountRefused';
}

/** The provider's word on a bank account; `shown` where its own page took it. */
interface AccountStanding {
  status: PayoutAccountStatus;
  /** The fault that its owner can mend. */
  reason: string | null;
  shown?: { holder: string | null; bank: string | null; lastFour: string | null };
}

export interface OwnedCard {
  personId: string;
  cardId: string;
}

/**
 * The provider charges cards and sends money: the sandbox, which does neither, or Stripe. Only webhooks tell the outcome of
 * a charge. A `key` that was sent before does nothing a second time.
 */
export interface PaymentProvider {
  way: 'card' | 'redirect';
  /** Charges a card that the sandbox knows, and keeps it for this person where there is one. */
  chargeCard(
    charge: Charge,
    card: PaymentCard,
    now: Date,
    keepFor?: string,
  ): Promise<'processing' | 'confirming'>;
  /** Charges a card that is kept for this person. */
  chargeSavedCard(
    charge: Charge,
    owned: OwnedCard,
    now: Date,
  ): Promise<'processing' | 'confirming'>;
  /** The cards that are kept for a person, at most ten, the latest first. */
  savedCards(personId: string): Promise<SavedCard[]>;
  /** False where no such card is kept for this person. */
  removeCard(owned: OwnedCard): Promise<boolean>;
  /** Deletes what the provider keeps to charge this person again; a second time does nothing. */
  forgetCustomer(personId: string): Promise<void>;
  confirmCard(reference: string): Promise<void>;
  /** The page of the provider where the payment is made, and where this person chooses a kept card; it comes back to `returnUrl`. */
  checkout(charge: Charge, returnUrl: string, personId: string): Promise<string>;
  refund(refund: { reference: string; amountCents: number; key: string }): Promise<void>;
  /** Sends to the account of this token; a payout from before tokens were kept has none. */
  payOut(payout: {
    personId: string;
    token: string | null;
    amountCents: number;
    key: string;
  }): Promise<void>;
  /** Takes the number of a bank account, and gives a token that stands for it. */
  addBankAccount(account: { routingNumber: string; accountNumber: string }): Promise<string>;
  /** The provider's page where a person gives their bank account; it comes back to `returnUrl`. */
  onboard(personId: string, returnUrl: string): Promise<{ token: string; url: string }>;
  addDocument(token: string, document: Buffer): Promise<void>;
  standingOf(token: string): Promise<AccountStanding>;
  /** Reads a webhook, or refuses one that the provider did not sign. */
  read(body: string, signature: string, now: Date): Promise<ProviderEvent>;
}
