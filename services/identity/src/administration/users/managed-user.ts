import { isProgram } from '@sidework/chassis/http/actor';
import type { AccountType } from '@sidework/contracts/identity/profiles/account-types';
import { problems } from '@sidework/contracts/problems';
import { z } from 'zod';
import { taken } from '../../accounts/contact.ts';
import type { User } from '../../accounts/table.ts';
import type { Administrator } from '../../audit/add-entry.ts';
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
  if (email) return taken('email');
  if (phone) return refused('phone_exists', 'Phone number already registered by another user');
  return refused('conflict', 'A user with this id exists already');
}

export function requireFound(user: User | undefined): User {
  if (!user) throw refused('user_not_found');
  return user;
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
