import type { Role } from '@sidework/contracts/identity/profiles/account-types';
import type { AuthSession, AuthUser } from '@sidework/contracts/schema/identity/accounts/auth';
import type { OwnProfile } from '@sidework/contracts/schema/identity/own-profile/own-profile';
import { firstStepsKey } from '../src/features/first-day/first-steps-key.ts';
import { keep } from '../src/lib/kept.ts';
import { sessionKey } from '../src/lib/session-key.ts';

interface Person {
  id: string;
  email: string;
  fullName: string;
  profession: string;
  userType: 'client' | 'professional';
  accountType: 'client' | 'gig_worker' | 'business_professional' | 'sidework_kids';
  roles: Role[];
  avatarUrl?: string;
  isGuardian?: boolean;
}

const ada: Person = {
  id: '0193d2a0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  profession: 'Accountant',
  userType: 'client',
  accountType: 'client',
  roles: [],
};

const hour = 3600;

export function anAuthUser(person: Partial<Person> = {}): AuthUser {
  const given: Person = { ...ada, ...person };
  const { id, email, fullName, profession, userType, accountType, roles } = given;
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: {
      provider: 'email',
      user_type: userType,
      account_type: accountType,
      roles,
      avatar_url: given.avatarUrl,
      is_guardian: given.isGuardian,
    },
    user_metadata: { full_name: fullName, profession },
    identities: [],
    factors: [],
    is_anonymous: false,
    created_at: '2026-01-05T10:00:00.000Z',
    updated_at: '2026-01-05T10:00:00.000Z',
  };
}

export function anAuthSession(
  person: Partial<Person> = {},
  session: Partial<AuthSession> = {},
): AuthSession {
  return {
    access_token: aToken(),
    token_type: 'bearer',
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    refresh_token: 'refresh-1',
    user: anAuthUser(person),
    ...session,
  };
}

export function anOwnProfile(profile: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: ada.id,
    fullName: ada.fullName,
    email: ada.email,
    phone: null,
    profession: ada.profession,
    bio: null,
    avatarUrl: null,
    location: null,
    userType: 'client',
    accountType: 'client',
    roles: [],
    completedServicesAsProfessional: 0,
    rating: null,
    reviewCount: 0,
    dateOfBirth: null,
    timeZone: null,
    business: null,
    kids: null,
    isSetUp: false,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...profile,
  };
}

/** Makes the browser of a test one where this person, whose first day is over, is signed in. */
export function signInAs(person: Partial<Person> = {}, session: Partial<AuthSession> = {}): void {
  keep('localStorage', firstStepsKey(person.id ?? ada.id), true);
  storeSession(anAuthSession(person, session));
}

/** Puts a session, whole or not, where the browser keeps it, as another tab would. */
export function storeSession(session: Partial<AuthSession> | null): void {
  if (session) localStorage.setItem(sessionKey, JSON.stringify(session));
  else localStorage.removeItem(sessionKey);
  dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
}

/** The auth client requires three parts of base64url; no test verifies the signature. */
export function aToken(claims: Record<string, unknown> = { sub: ada.id }): string {
  const part = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'ES256' })}.${part(claims)}.c2lnbmF0dXJl`;
}
