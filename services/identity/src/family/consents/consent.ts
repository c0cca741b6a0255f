import { conflict, forbidden, notFound, tooManyFor, unprocessable } from '@sidework/chassis/errors';
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

/** Asked before a form is stored, and again of the locked consent. */
export function requireWaitingForForm(consent: Consent | undefined, guardianId: string): Consent {
  if (consent?.guardianId !== guardianId) throw notFound('not_found');
  if (consent.status !== 'waiting_for_form') throw conflict('consent_not_waiting');
  return consent;
}

export function requireForm({ formKey }: Pick<Consent, 'formKey'>): void {
  if (!formKey) throw notFound('not_found');
}

/** Staff decide about a consent that waits, and never about their own. */
export function requireWaitingForStaff(consent: Consent, staffId: string | undefined): void {
  if (consent.status !== 'pending') throw conflict('consent_not_waiting');
  if (staffId === consent.guardianId) throw forbidden('own_account');
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
