import { isProgram } from '@sidework/chassis/http/actor';
import { type LinkType, linkTypes } from '@sidework/contracts/identity/administration/auth-admin';
import type { AccountType } from '@sidework/contracts/identity/profiles/account-types';
import { problems } from '@sidework/contracts/problems';
import { z } from 'zod';
import type { User } from '../../accounts/table.ts';
import type { Administrator } from '../../audit/add-entry.ts';
import type { Config } from '../../config.ts';
import type { Factor } from '../../factors/rules/table.ts';
import { refused } from '../../refusals/refusal.ts';
import type { Attributes } from './attributes.ts';

/** The id that an administrator gives, in the form in which it is kept. */
export function readId(given: string): string {
  const id = z.uuid().safeParse(given);
  if (!id.success) throw refused('validation_failed', 'ID must conform to the uuid v4 format');
  if (/^[0-]+$/.test(given)) throw refused('validation_failed', 'ID cannot be a nil uuid');
  return given.toLowerCase();
}

export function requireReached({ email, phone }: Attributes): void {
  if (!email && !phone)
    throw refused('validation_failed', 'Cannot create a user without either an email or phone');
}

/** The database refused; why, it does not say where several things can be taken. */
export function takenBy({ email, phone }: { email: boolean; phone: boolean }) {
  if (email) return refused('email_exists');
  if (phone) return refused('phone_exists', 'Phone number already registered by another user');
  return refused('conflict', 'A user with this id exists already');
}

export function requireFound(user: User | undefined): User {
  if (!user) throw refused('user_not_found');
  return user;
}

/** An address is of one account. */
export function requireFreeAddress(isFree: boolean): void {
  if (!isFree) throw refused('email_exists');
}

/** Administrators cannot ban or delete their own account. */
export function requireOthers(staffId: string | undefined, userId: string): void {
  if (staffId === userId) throw refused('not_admin', problems.own_account);
}

/** An administrator who can decide always stays, also where a program asks. */
export function requireAdministratorStays(hasOther: boolean): void {
  if (!hasOther) throw refused('conflict', problems.last_administrator);
}

/** A session ends once, and is the user's own. */
export function requireEnded(ended: readonly string[]): void {
  if (ended.length === 0) throw refused('session_not_found', undefined, { status: 404 });
}

/** Programs, such as one that moves accounts here, may open any account. */
export const isTrusted = ({ actor }: Pick<Administrator, 'actor'>): boolean =>
  !actor || isProgram(actor);

/** No person makes or changes a way into a child's account, who could then be the child without its guardian knowing. */
export function requireNoChild(accountType: AccountType, id: string): void {
  if (accountType === 'sidework_kids')
    throw refused(
      'not_admin',
      'How a child signs in is up to the child and its guardian: staff make and confirm no link, password, address or number for it, and take no second step away',
      { about: id },
    );
}

export function readLinkType(given: string | undefined): LinkType {
  const asked = linkTypes.find((type) => type === given);
  if (!asked)
    throw refused('validation_failed', `Invalid email action link type requested: ${given}`);
  return asked;
}

const opens = (type: LinkType) => type === 'signup' || type === 'invite';

/** Only a link to sign up or in makes the user it is for. */
export function requireMayOpenBy(type: LinkType): void {
  if (!opens(type)) throw refused('user_not_found', 'User with this email not found');
}

/** A confirmed address signs up no more. */
export function requireUnconfirmed(type: LinkType, known: User | undefined): void {
  if (opens(type) && known?.emailConfirmedAt) throw refused('email_exists');
}

export function requireBothAsked(
  type: LinkType,
  config: Pick<Config, 'GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED'>,
): void {
  if (type === 'email_change_current' && !config.GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED)
    throw refused(
      'validation_failed',
      'Enable secure email change to generate link for current email',
    );
}

/** A factor has a name of its own, where it is given one. */
export function requireFreeName(
  own: Factor[],
  factorId: string,
  name: string | null | undefined,
): void {
  if (own.some(({ id, friendlyName }) => id !== factorId && friendlyName === name))
    throw refused('mfa_factor_name_conflict');
}

/** A number is a verified factor once. */
export function requireOnce(own: Factor[], { id, phone }: Factor): void {
  const isTaken = own.some(
    (each) => each.id !== id && each.status === 'verified' && each.phone === phone,
  );
  if (phone !== null && isTaken) throw refused('mfa_verified_factor_exists');
}
