import { hashOf } from '../hashes.ts';
import { confirmEmail, dropPhone, noPendingChange, type Way } from './contact.ts';
import { plainMetadata, requireFits } from './input.ts';
import { ownClaims } from './own-claims.ts';
import type { Metadata, User } from './table.ts';

/* Each change gives the row after it; `saveUser` writes the columns that differ. How a user is reached is in `contact.ts`. */

/** A new password cancels pending changes, because a stranger may have started them with the old one. */
export const changePassword = (user: User, passwordHash: string, at: Date): User => ({
  ...user,
  passwordHash,
  ...noPendingChange,
  updatedAt: at,
});

/** The password stays the same, so pending changes do too. */
export const rehashPassword = (user: User, passwordHash: string, at: Date): User => ({
  ...user,
  passwordHash,
  updatedAt: at,
});

/** Without a way to sign in by an address or a number, a password opens nothing. */
export const dropPassword = (user: User): User => ({ ...user, passwordHash: null });

type ChangedMetadata = Partial<Pick<User, 'userMetadata' | 'appMetadata'>>;

/** A token carries both, so they have to fit into it together. */
export function changeMetadata(user: User, changed: ChangedMetadata, at = user.updatedAt): User {
  const after = { ...user, ...changed, updatedAt: at };
  requireFits(after.userMetadata, after.appMetadata);
  return after;
}

/** The words of a provider stand beside those of before, as long as both fit into a token. */
export function addMetadata(user: User, said: Metadata, at: Date): User {
  try {
    return changeMetadata(
      user,
      { userMetadata: plainMetadata({ ...user.userMetadata, ...said }) },
      at,
    );
  } catch {
    return user;
  }
}

export const changeRole = (user: User, role: string): User => ({ ...user, role });

/** Null lifts a ban. */
export const banUntil = (user: User, bannedUntil: Date | null, at: Date): User => ({
  ...user,
  bannedUntil,
  updatedAt: at,
});

/** An anonymous person can come back from now on. */
export const becomePermanent = (user: User, at: Date): User => ({
  ...user,
  isAnonymous: false,
  updatedAt: at,
});

/** An account that could be signed in to may be the owner's own work. */
export const isInUse = ({ emailConfirmedAt }: User): boolean => emailConfirmedAt !== null;

/**
 * An account goes to the owner of its address, as a provider has verified it. What a stranger may have set up goes: the
 * password, the number, every pending change, and the metadata of an account that was not in use.
 */
export function handOver(user: User, said: Metadata, at: Date): User {
  const emptied = { ...dropPhone(dropPassword(user), at), ...noPendingChange };
  const described = isInUse(user)
    ? addMetadata(emptied, said, at)
    : { ...emptied, userMetadata: said };
  return confirmEmail(described, at);
}

/** An account that was never confirmed becomes a new sign-up by the way that its owner has shown to be theirs. */
export function reset(user: User, way: Way, data: unknown, at: Date): User {
  const { id } = user;
  const [email, phone] = way === 'email' ? [user.email, null] : [null, user.phone];
  const claims = ownClaims({ id, email, phone }, { email: false, phone: false });
  return {
    ...dropPassword(user),
    email,
    phone,
    ...noPendingChange,
    userMetadata: { ...plainMetadata(data), ...claims },
    updatedAt: at,
  };
}

/** The row stays, for what refers to it; what names the person goes, and their address is free again. */
export const hide = (user: User, at: Date): User => ({
  ...dropPassword(user),
  email: user.email && hiddenName(user, user.email),
  phone: null,
  ...noPendingChange,
  signUpMarks: [],
  userMetadata: {},
  appMetadata: {},
  updatedAt: at,
  deletedAt: at,
});

/** A digest in the place of a name: it tells apart what had the name, and frees it. */
export const hiddenName = ({ id }: Pick<User, 'id'>, name: string) => hashOf(`${id}${name}`);
