/** How a payment stands: `waiting` for a card, `confirming` by the bank, `processing` until the provider tells. */
export const chargeStatuses = [
  'waiting',
  'confirming',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'refunded',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** A tip and an expense are paid beside the agreed total, and go to the professional at once. */
export const paymentPurposes = ['service', 'asked', 'tip', 'expense'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Whether the provider lets an account be paid out to; `failed` and `needs_document` say what is to be mended. */
export const payoutAccountStatuses = ['pending', 'verified', 'failed', 'needs_document'] as const;
export type PayoutAccountStatus = (typeof payoutAccountStatuses)[number];

export const payoutSchedules = ['manual', 'weekly'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

/** The history of a service's money has these kinds of lines. */
export const paymentTypes = [
  'fund',
  'release',
  'refund',
  'cancellation_fee',
  'fee_paid',
  'fee_waived',
  'external',
  'dispute',
  'tip',
  'expense',
] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Whether a cancellation fee was taken, is owed, or was waived (D-42). */
export const settlements = ['settled', 'due', 'waived'] as const;
export type Settlement = (typeof settlements)[number];

/** Why a service is cancelled; at the client's fault the client pays (D-41). */
export const cancellationCauses = [
  'changed_plans',
  'cannot_finish',
  'other',
  'client_no_show',
  'client_did_not_pay',
] as const;
export type CancellationCause = (typeof cancellationCauses)[number];

export const isClientsFault = (cause: CancellationCause): boolean =>
  cause === 'client_no_show' || cause === 'client_did_not_pay';

/** For so many days a client may dispute a fee that the professional asked of them. */
export const feeDisputeDays = 7;
