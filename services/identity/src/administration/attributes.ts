import type { UserAttributes } from '@sidework/contracts/identity/administration/auth-admin';
import { plainMetadata, requireEmail, requireFits, requirePhone } from '../accounts/input.ts';
import type { Metadata, User } from '../accounts/table.ts';
import { refused } from '../refusals/refusal.ts';

/** What an administrator says of a user, once it was found to make sense; what was left out is undefined. */
export interface Attributes {
  email?: string;
  phone?: string;
  role?: string;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
}

/** Who bears a token of such a role is taken for a program. */
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

/** Where what is known of somebody names their address or number, it names the one that they have. */
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
