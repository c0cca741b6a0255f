import type { UserAttributes } from '@sidework/contracts/identity/administration/auth-admin';
import { plainMetadata, requireEmail, requireFits, requirePhone } from '../../accounts/input.ts';
import type { Metadata, User } from '../../accounts/table.ts';
import { refused } from '../../refusals/refusal.ts';

/** The attributes that an administrator sets, after validation; a missing one is undefined. */
export interface Attributes {
  email?: string;
  phone?: string;
  role?: string;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
}

/** A token with such a role counts as a program's. */
const rolesOfPrograms = ['service_role', 'supabase_admin'];

export function readAttributes(given: UserAttributes, adminRoles: string[]): Attributes {
  const { email, phone, role, user_metadata: said, app_metadata: noted } = given;
  if (role && [...rolesOfPrograms, ...adminRoles].includes(role))
    throw refused('validation_failed', `The role ${role} is for programs, and for no user`);
  const metadata = {
    ...(said && { userMetadata: plainMetadata(said) }),
    ...(noted && { appMetadata: plainMetadata(noted) }),
  };
  requireFits(metadata.userMetadata ?? {}, metadata.appMetadata ?? {});
  return {
    ...(email && { email: requireEmail(email) }),
    ...(phone && { phone: requirePhone(phone) }),
    ...(role && { role }),
    ...metadata,
  };
}

/** As GoTrue merges: what is given stands over what was, and null takes a key away. */
export function merged(before: Metadata, given: Metadata | undefined): Metadata {
  const kept = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept);
}

/** Metadata that names an address or number follows the account's current one. */
export function following(
  { userMetadata }: User,
  { email, phone }: Pick<User, 'email' | 'phone'>,
): Metadata {
  return {
    ...userMetadata,
    ...('email' in userMetadata && { email }),
    ...('phone' in userMetadata && { phone }),
  };
}
