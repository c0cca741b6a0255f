import type { Actor } from '@sidework/chassis/http/actor';
import type { Identity, User } from '../accounts/table.ts';
import type { Config } from '../config.ts';
import { refused } from '../refusals/refusal.ts';

/** A child's ways of signing in are not the child's to change. */
export function requireLinking(
  {
    GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: isOn,
  }: Pick<Config, 'GOTRUE_SECURITY_MANUAL_LINKING_ENABLED'>,
  { accountType }: Pick<Actor, 'accountType'>,
): void {
  if (!isOn) throw refused('manual_linking_disabled');
  if (accountType === 'sidework_kids') throw refused('not_admin');
}

export function requireTarget(user: User | undefined, told?: string): User {
  if (!user) throw refused('user_not_found', told);
  return user;
}

/** A provider's person stays with the account that has them. */
export function requireUnlinked(
  known: Pick<Identity, 'userId'> | undefined,
  { id }: Pick<User, 'id'>,
): void {
  if (known?.userId === id) throw refused('identity_already_exists', 'Identity is already linked');
  if (known) throw refused('identity_already_exists');
}

/** The unique index lets only one of two simultaneous requests through. */
export function requireInserted(inserted: unknown): void {
  if (!inserted) throw refused('identity_already_exists');
}

/** At least one way of signing in stays. */
export function requireUnlinkable(own: Identity[], identityId: string): Identity {
  const identity = own.find(({ id }) => id === identityId);
  if (!identity) throw refused('identity_not_found', 'Identity doesn’t exist');
  if (own.length <= 1) throw refused('single_identity_not_deletable');
  return identity;
}

/** The address that is left has to be free. */
export function requireFreeNext(holder: unknown): void {
  if (holder) throw refused('email_conflict_identity_not_deletable');
}
