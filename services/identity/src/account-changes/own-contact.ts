import { AppError, translateDatabaseError } from '@sidework/chassis/errors';
import { type NewContact, taken } from '../accounts/contact.ts';
import type { Profile } from '../profiles/table.ts';
import { refused } from '../refusals/refusal.ts';

/** A child is reached through its guardian. */
export function requireOwnContact({ accountType }: Profile, { email, phone }: NewContact): void {
  if ((email || phone) && accountType === 'sidework_kids') throw refused('not_admin');
}

/** The unique index lets only one of two simultaneous requests through; any other error stays what it is. */
export function refusalOfSave(error: unknown, { email }: NewContact): unknown {
  const known = translateDatabaseError(error);
  const isTaken = known instanceof AppError && known.kind === 'conflict';
  return isTaken ? taken(email ? 'email' : 'phone') : error;
}
