import { refused } from '../refusals/refusal.ts';
import type { User } from './table.ts';

/* How an account is reached. Each change gives the row after it; `saveUser` writes the columns that differ. */

export type Way = 'email' | 'phone';

export interface NewContact {
  email?: string | undefined;
  /** Digits only. */
  phone?: string | undefined;
  /** Whether a message to the new address was answered; otherwise it merely counts as theirs. */
  isEmailProved?: boolean;
}

/** An address or a number belongs to one account; its own holder, where one is named, keeps it. */
export function requireFree(way: Way, holder: Pick<User, 'id'> | undefined, ownId?: string): void {
  if (holder && holder.id !== ownId) throw taken(way);
}

/** The unique index refused the row of a newcomer. */
export function requireInserted(isInserted: boolean, way: Way): void {
  if (!isInserted) throw taken(way);
}

export const taken = (way: Way) => refused(way === 'email' ? 'email_exists' : 'phone_exists');

type Reached = Pick<User, 'email' | 'phone' | 'emailConfirmedAt' | 'phoneConfirmedAt'>;

/** An address or a number opens nothing until its owner has confirmed it. */
export function requireConfirmed(
  user: Reached,
  way: Way,
  told: string | undefined,
  details: { status: number },
): void {
  if (user[way] && !user[`${way}ConfirmedAt`]) throw refused(`${way}_not_confirmed`, told, details);
}

/** Until one of the two is confirmed, a stranger may have filled the account. */
export const isConfirmed = ({ emailConfirmedAt, phoneConfirmedAt }: Reached): boolean =>
  emailConfirmedAt !== null || phoneConfirmedAt !== null;

/** The address is proved to be the user's, and so confirmed where it was not. */
export function confirmEmail(user: User, at: Date): User {
  if (user.emailProvedAt) return user;
  return {
    ...user,
    emailConfirmedAt: user.emailConfirmedAt ?? at,
    emailProvedAt: at,
    userMetadata: { ...user.userMetadata, email_verified: true },
    updatedAt: at,
  };
}

export function confirmPhone(user: User, at: Date): User {
  if (user.phoneConfirmedAt) return user;
  const userMetadata = { ...user.userMetadata, phone_verified: true };
  return { ...user, phoneConfirmedAt: at, userMetadata, updatedAt: at };
}

/** Another address or number is the user's from now on; an address that stays the same stays as proved as it was. */
export function change(user: User, { email, phone, isEmailProved }: NewContact, at: Date): User {
  const provedBefore = email === user.email ? user.emailProvedAt : null;
  return {
    ...user,
    ...(email && {
      email,
      emailConfirmedAt: at,
      emailProvedAt: isEmailProved ? at : provedBefore,
      emailChange: null,
      emailChangeConfirmations: 0,
    }),
    ...(phone && { phone, phoneConfirmedAt: at, phoneChange: null }),
    userMetadata: {
      ...user.userMetadata,
      ...(email && { email, email_verified: true }),
      ...(phone && { phone, phone_verified: true }),
    },
    isAnonymous: false,
    updatedAt: at,
  };
}

/** A change of address waits until the new one answers, and where both are asked also the current one. */
export const startEmailChange = (user: User, emailChange: string): User => ({
  ...user,
  emailChange,
  emailChangeConfirmations: 0,
});

/** A second link for the same change goes beside the first, so what is confirmed stays so. */
export function continueEmailChange(user: User, email: string, at: Date): User {
  const begun = user.emailChange === email ? user : startEmailChange(user, email);
  return { ...begun, updatedAt: at };
}

/** One address that answers twice is still one. */
const side = { current: 1, new: 2 };

interface Answer {
  from: keyof typeof side;
  sentTo: string | null;
}

/** Gives what an answered mail means for a change of address; undefined if the address is no longer the user's. */
export function answerEmailChange(
  user: User,
  { from, sentTo }: Answer,
  isSecure: boolean,
): { user: User; email: string; isWhole: boolean } | undefined {
  const { email, emailChange } = user;
  if (!emailChange || sentTo !== (from === 'new' ? emailChange : email)) return undefined;
  const emailChangeConfirmations = user.emailChangeConfirmations | side[from];
  const needsBoth = isSecure && email !== null;
  // Today's address never suffices: nothing would show that the new one is theirs.
  const isWhole =
    emailChangeConfirmations === side.new + side.current || (from === 'new' && !needsBoth);
  return { user: { ...user, emailChangeConfirmations }, email: emailChange, isWhole };
}

export const startPhoneChange = (user: User, phoneChange: string, at: Date): User => ({
  ...user,
  phoneChange,
  updatedAt: at,
});

/** A number that could not be texted is no longer asked. */
export const cancelPhoneChange = (user: User): User => ({ ...user, phoneChange: null });

export const noPendingChange = {
  emailChange: null,
  phoneChange: null,
  emailChangeConfirmations: 0,
};

/** The address becomes one that a provider has verified; null where none is left. */
export function adoptEmail(user: User, email: string | null, at: Date): User {
  const verifiedAt = email === null ? null : at;
  return { ...user, email, emailConfirmedAt: verifiedAt, emailProvedAt: verifiedAt, updatedAt: at };
}

export const dropPhone = (user: User, at: Date): User => ({
  ...user,
  phone: null,
  phoneConfirmedAt: null,
  updatedAt: at,
});

interface Vouched {
  email?: boolean | null | undefined;
  phone?: boolean | null | undefined;
}

/**
 * An administrator vouches for an address or a number. One that is merely set is as confirmed as the one before it, which
 * `before` has.
 */
export function vouchFor(user: User, before: User, vouched: Vouched, at: Date): User {
  const email = Boolean(user.email && vouched.email);
  const phone = Boolean(user.phone && vouched.phone);
  return {
    ...user,
    emailConfirmedAt: before.emailConfirmedAt ?? (email ? at : null),
    phoneConfirmedAt: before.phoneConfirmedAt ?? (phone ? at : null),
    isAnonymous: before.isAnonymous && !email && !phone,
    updatedAt: at,
  };
}
