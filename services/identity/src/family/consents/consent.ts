import { conflict, forbidden, notFound, tooManyFor, unprocessable } from '@sidework/chassis/errors';
import {
  type KidsPermit,
  type OfferedPermit,
  offeredPermits,
  waitingConsentStatuses,
} from '@sidework/contracts/identity/kids/kids';
import type { User } from '../../accounts/table.ts';
import { folded } from '../../kids/kid-parent.ts';
import type { Profile } from '../../profiles/table.ts';
import type { Consent } from './table.ts';

export const day = 86_400_000;
const mostGuardians = 4;
/** In a day, about one child. */
const mostRequests = 5;

/** A guardian is an adult, as far as they said. */
export function requireAdult({ accountType, isSetUp }: Profile): void {
  if (accountType === 'sidework_kids') throw forbidden('guardian_must_be_adult');
  if (!isSetUp) throw conflict('guardian_needs_profile');
}

export function requireLiving(user: Pick<User, 'deletedAt'> | undefined): void {
  if (!user || user.deletedAt) throw notFound('profile_not_found');
}

export function requireReachable(isReachable: boolean): void {
  if (!isReachable) throw conflict('guardian_needs_contact');
}

/** A child cannot consent for itself by another account of the same mailbox. */
export function requireOtherMailbox(email: string | null, child: Pick<Profile, 'email'>): void {
  if (email && child.email && folded(email) === folded(child.email))
    throw unprocessable('parent_is_child');
}

/** A child has a limited number of guardians; a current guardian takes no further place. */
export function requirePlaceAmong(guardians: { id: string }[], guardianId: string | null): void {
  if (guardians.filter(({ id }) => id !== guardianId).length >= mostGuardians)
    throw conflict('too_many_guardians');
}

export function requireFewRequests(lately: number): void {
  if (lately >= mostRequests) throw tooManyFor(day / 1000, 'consent_links_exhausted');
}

export function requireForm({ formKey }: Pick<Consent, 'formKey'>): void {
  if (!formKey) throw notFound('not_found');
}

/**
 * Gives the consent that counts now. A guardian without one can look, pause, export and delete, but cannot permit
 * anything.
 */
export function givenOf(own: Consent[]): Consent {
  const given = own.find(({ status }) => status === 'given');
  if (!given) throw conflict('consent_not_given');
  return given;
}

/** A consent that waits for an answer or counts; every other status is an end. */
export const liveStatuses = [...waitingConsentStatuses, 'given'] as const;

const isLive = ({ status }: Consent) => liveStatuses.some((live) => live === status);

interface Submission
  extends Pick<
    Consent,
    | 'id'
    | 'childId'
    | 'guardianId'
    | 'requestId'
    | 'method'
    | 'permits'
    | 'policyVersion'
    | 'textsHash'
    | 'address'
  > {
  card: { brand: string; last4: string; reference: string } | null;
}

/** A submitted consent waits for its signed form, or for a decision. */
export function submit({ card, ...submission }: Submission, at: Date): Consent {
  return {
    ...submission,
    status: submission.method === 'signed_form' ? 'waiting_for_form' : 'pending',
    submittedAt: at,
    givenAt: null,
    decidedBy: null,
    decidedAt: null,
    reason: null,
    revokedAt: null,
    revokedBy: null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardReference: card?.reference ?? null,
    formKey: null,
    confirmDueAt: null,
  };
}

/** The guardian hands in the signed form; from then on the consent waits for staff. */
export function handIn(consent: Consent | undefined, guardianId: string, formKey: string): Consent {
  if (consent?.guardianId !== guardianId) throw notFound('not_found');
  if (consent.status !== 'waiting_for_form') throw conflict('consent_not_waiting');
  return { ...consent, status: 'pending', formKey };
}

function requirePending({ status }: Consent): void {
  if (status !== 'pending') throw conflict('consent_not_waiting');
}

interface Decision {
  staffId: string | undefined;
  reason: string;
  at: Date;
}

/** Staff decide about a consent that waits, and never about their own. */
export function decide(consent: Consent, { staffId, reason, at }: Decision): Consent {
  requirePending(consent);
  if (staffId === consent.guardianId) throw forbidden('own_account');
  return { ...consent, decidedBy: staffId ?? null, decidedAt: at, reason };
}

/** The consent counts from now on; the guardian is asked a day later whether it was they. */
export function give(consent: Consent, at: Date): Consent {
  requirePending(consent);
  const confirmDueAt = new Date(at.getTime() + day);
  return { ...consent, status: 'given', givenAt: at, confirmDueAt };
}

export function reject(consent: Consent): Consent {
  requirePending(consent);
  return { ...consent, status: 'rejected' };
}

/** Ends a consent; `revokedBy` is null if the guardian did not say so. */
export function revoke(consent: Consent, revokedBy: string | null, at: Date): Consent {
  if (!isLive(consent)) throw conflict('consent_not_given');
  return { ...consent, status: 'revoked', revokedAt: at, revokedBy, confirmDueAt: null };
}

/** Changes what a given consent permits. Permits that are no longer offered stay in it. */
export function permit(consent: Consent, permits: OfferedPermit[]): Consent {
  const former = consent.permits.filter((each) => !isOffered(each));
  return { ...givenOf([consent]), permits: [...permits, ...former] };
}

const isOffered = (permitted: KidsPermit) =>
  offeredPermits.some((offered) => offered === permitted);
