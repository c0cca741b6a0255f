import type { AuthUser } from '@sidework/contracts/identity/accounts/auth';
import { readScopes } from './scopes.ts';

/** A user as an application gets to see them, in its token and beside it: no more than `scope` lets it. */
export function shownToApplications(user: AuthUser, scope: string | null): AuthUser {
  const scopes = readScopes(scope ?? '') ?? [];
  const { id, aud, role, is_anonymous, created_at, updated_at } = user;
  const { user_type, account_type } = user.app_metadata;
  return {
    id,
    aud,
    role,
    is_anonymous,
    created_at,
    updated_at,
    email: scopes.includes('email') ? user.email : '',
    phone: scopes.includes('phone') ? user.phone : '',
    // The token needs these claims; a person's roles give an application no rights.
    app_metadata: { user_type, account_type, roles: [] },
    user_metadata: scopes.includes('profile') ? profileOf(user.user_metadata) : {},
    identities: [],
    factors: [],
  };
}

/** OpenID Connect Core 5.4, and the names under which people and providers say the same. */
const profileClaims = new Set([
  'full_name',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'user_name',
  'avatar_url',
  'picture',
]);

const profileOf = (metadata: AuthUser['user_metadata']) =>
  Object.fromEntries(Object.entries(metadata).filter(([name]) => profileClaims.has(name)));
