import { AppError, translateDatabaseError } from '@sidework/chassis/errors';
import type { User } from '../accounts/table.ts';
import type { Purpose } from '../one-time-tokens/tokens/table.ts';
import type { Profile } from '../profiles/table.ts';
import { refused } from '../refusals/refusal.ts';

export interface Contact {
  email?: string | undefined;
  /** Digits only. */
  phone?: string | undefined;
  /** Whether a message to the new address was answered; otherwise it merely counts as theirs. */
  isEmailProved?: boolean;
}

const codes = { email: 'email_exists', phone: 'phone_exists' } as const;

/** A child is reached through its guardian. */
export function requireOwnContact({ accountType }: Profile, { email, phone }: Contact): void {
  if ((email || phone) && accountType === 'sidework_kids') throw refused('not_admin');
}

/** An address or a number belongs to one account; its own holder, where one is named, keeps it. */
export function requireFree(
  way: keyof typeof codes,
  holder: Pick<User, 'id'> | undefined,
  ownId?: string,
): void {
  if (holder && holder.id !== ownId) throw refused(codes[way]);
}

/** The unique index lets only one of two simultaneous requests through; any other error stays what it is. */
export function refusalOfSave(error: unknown, { email }: Contact): unknown {
  const known = translateDatabaseError(error);
  const isTaken = known instanceof AppError && known.kind === 'conflict';
  return isTaken ? refused(email ? codes.email : codes.phone) : error;
}

/** Gives the changed columns of the user's row; an address that stays the same stays as proved as it was. */
export function changesOf(user: User, { email, phone, isEmailProved }: Contact, now: Date) {
  const provedBefore = email === user.email ? user.emailProvedAt : null;
  return {
    ...(email && {
      email,
      emailConfirmedAt: now,
      emailProvedAt: isEmailProved ? now : provedBefore,
      emailChange: null,
      emailChangeConfirmations: 0,
    }),
    ...(phone && { phone, phoneConfirmedAt: now, phoneChange: null }),
    userMetadata: {
      ...user.userMetadata,
      ...(email && { email, email_verified: true }),
      ...(phone && { phone, phone_verified: true }),
    },
    isAnonymous: false,
    updatedAt: now,
  };
}

/** One address that answers twice is still one. */
const side = { ofCurrent: 1, ofNew: 2 };

/** Gives what an answered mail means for a change of address; undefined if the address is no longer the user's. */
export function answered(
  { email, emailChange, emailChangeConfirmations }: User,
  { purpose, sentTo }: { purpose: Purpose; sentTo: string | null },
  isSecure: boolean,
): { email: string; confirmations: number; isWhole: boolean } | undefined {
  const isNew = purpose === 'email_change_new';
  if (!emailChange || sentTo !== (isNew ? emailChange : email)) return undefined;
  const confirmations = emailChangeConfirmations | (isNew ? side.ofNew : side.ofCurrent);
  const needsBoth = isSecure && email !== null;
  // Today's address never suffices: nothing would show that the new one is theirs.
  const isWhole = confirmations === side.ofNew + side.ofCurrent || (isNew && !needsBoth);
  return { email: emailChange, confirmations, isWhole };
}
