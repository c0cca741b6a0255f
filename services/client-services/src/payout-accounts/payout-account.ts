import { conflict, forbidden } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  PayoutAccountStatus,
  PayoutSchedule,
} from '@sidework/contracts/client-services/money-words';

export interface PayoutAccount {
  personId: string;
  token: string;
  holder: string | null;
  bank: string | null;
  lastFour: string | null;
  status: PayoutAccountStatus;
  reason: string | null;
  schedule: PayoutSchedule;
  nextPayoutAt: Date | null;
  ownerEmail: string | null;
  addedAt: Date;
  verifiedAt: Date | null;
  heldUntil: Date | null;
  nextCheckAt: Date | null;
}

export type Shown = Pick<PayoutAccount, 'holder' | 'bank' | 'lastFour'>;
export type Standing = Pick<PayoutAccount, 'status' | 'reason'> & { shown?: Shown };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const proofMinutes = 15;
const holdHours = 72;
/** Friday at 16:00 UTC, which is morning in every state. */
const payoutDay = 5;
const payoutHour = 16;

/** The moment until which the proof of a sign-in, its second factor included, is recent enough for a change. */
export const mayChangeUntil = ({ provenAt = 0 }: Pick<Actor, 'provenAt'>): Date =>
  new Date(provenAt + proofMinutes * minute);

/** A thief of an open session cannot send the money to an account of their own. */
export function requireRecentProof(actor: Pick<Actor, 'provenAt'>, now: Date): void {
  if (mayChangeUntil(actor) < now) throw forbidden('reauthentication_needed');
}

/** The bank account is given either here or on the provider's own page. */
export function requireWay(way: 'card' | 'redirect', needed: 'card' | 'redirect'): void {
  if (way !== needed) throw conflict('payout_account_other_way');
}

export function requireAdult(isKid: boolean): void {
  if (isKid) throw forbidden('payout_account_of_guardian');
}

/** A chosen account in the place of another. Payouts wait after a change of one that was verified once. */
export function chosen(
  before: PayoutAccount | undefined,
  given: Shown & Pick<PayoutAccount, 'personId' | 'token' | 'ownerEmail'>,
  now: Date,
): PayoutAccount {
  const wasUsed = before !== undefined && (before.verifiedAt ?? before.heldUntil) !== null;
  return {
    schedule: before?.schedule ?? 'manual',
    nextPayoutAt: before?.nextPayoutAt ?? null,
    ...given,
    status: 'pending',
    reason: null,
    addedAt: now,
    verifiedAt: null,
    heldUntil: wasUsed ? new Date(now.getTime() + holdHours * hour) : null,
    nextCheckAt: now,
  };
}

/** How the provider says that the account stands; it is asked again while that may change by itself. */
export function judged(
  account: PayoutAccount,
  { shown, ...said }: Standing,
  now: Date,
  way: 'card' | 'redirect' = 'card',
): PayoutAccount {
  return {
    ...account,
    ...shown,
    ...said,
    verifiedAt: said.status === 'verified' ? (account.verifiedAt ?? now) : account.verifiedAt,
    nextCheckAt: nextCheck(account, said.status, now, way),
  };
}

/**
 * The provider is asked while it decides. An owner who was sent to its own page may do there what it asks for whatever it
 * said before, and comes back within the day.
 */
function nextCheck(
  { addedAt }: PayoutAccount,
  status: PayoutAccountStatus,
  now: Date,
  way: 'card' | 'redirect',
): Date | null {
  const age = now.getTime() - addedAt.getTime();
  const isOnItsPage = way === 'redirect' && age < day;
  if (status !== 'pending' && !isOnItsPage) return null;
  const longest = isOnItsPage ? 5 * minute : hour;
  return new Date(now.getTime() + Math.min(longest, Math.max(minute / 2, age / 4)));
}

/** A document was sent, which the provider reads. */
export function proven(account: PayoutAccount | undefined, now: Date): PayoutAccount {
  if (account?.status !== 'needs_document') throw conflict('payout_account_needs_none');
  return { ...account, status: 'pending', reason: null, nextCheckAt: now };
}

/** The bank took no money, so the account is to be mended before the next payout. */
export const refusedByBank = (account: PayoutAccount): PayoutAccount => ({
  ...account,
  status: 'failed',
  reason: 'Your bank refused the last payout. Check the account with your bank, or choose another.',
  nextCheckAt: null,
});

/** The provider refused a payout so often that it is asked again how the account stands. */
export const doubted = (account: PayoutAccount, now: Date): PayoutAccount => ({
  ...account,
  status: 'pending',
  reason: null,
  nextCheckAt: now,
});

export function scheduled(
  account: PayoutAccount | undefined,
  schedule: PayoutSchedule,
  now: Date,
): PayoutAccount {
  if (!account) throw conflict('payout_account_missing');
  return { ...account, schedule, nextPayoutAt: schedule === 'weekly' ? nextFriday(now) : null };
}

/** The next Friday's payout after this moment. */
export function nextFriday(now: Date): Date {
  const at = new Date(now);
  at.setUTCHours(payoutHour, 0, 0, 0);
  const days = (payoutDay - at.getUTCDay() + 7) % 7;
  const friday = new Date(at.getTime() + days * day);
  return friday > now ? friday : new Date(friday.getTime() + 7 * day);
}

/** Throws unless a payout may go to the account now. */
export function requirePayable(account: PayoutAccount | undefined, now: Date): PayoutAccount {
  if (!account) throw conflict('payout_account_missing');
  if (account.status !== 'verified') throw conflict('payout_account_unverified');
  if (account.heldUntil && account.heldUntil > now) throw conflict('payout_account_held');
  return account;
}

/** The account as a payout names it. */
export const labelOf = ({ bank, lastFour }: Pick<PayoutAccount, 'bank' | 'lastFour'>): string =>
  `${bank ?? 'Bank account'}${lastFour ? ` ··${lastFour}` : ''}`;
