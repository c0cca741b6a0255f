import type {
  AccountType,
  Role,
  UserType,
} from '@sidework/contracts/identity/profiles/account-types';

import { sessionKey } from './session-key.ts';

export interface Viewer {
  id: string;
  email: string;
  fullName: string;
  profession: string | null;
  userType: UserType;
  /** Missing until the profile is set up. */
  accountType: AccountType | null;
  roles: Role[];
  avatarUrl: string | null;
  /** Whether a child's account is looked after from this one. */
  isGuardian: boolean;
}

export type FactorKind = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

/** A second step of signing in that the person has set up. */
export interface Factor {
  id: string;
  kind: FactorKind;
  /** As its owner called it. */
  name: string | null;
}

export interface Session {
  accessToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  viewer: Viewer;
  /** `aal2` once a second factor was shown in it. */
  assurance: 'aal1' | 'aal2';
  factors: Factor[];
}

/** A session as the auth client gives and stores it. */
export interface RawSession {
  access_token: string;
  refresh_token: string;
  expires_at?: number;
  user: {
    id: string;
    email?: string;
    app_metadata: Record<string, unknown>;
    user_metadata: Record<string, unknown>;
    factors?: { id: string; factor_type: string; status: string; friendly_name?: string }[];
  };
}

/** The stored session, if it is whole: an access token, a refresh token, an expiry and its user. */
export function readStoredSession(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    return isWhole(stored) ? toSession(stored) : null;
  } catch {
    // Storage that is closed to us, or that holds no JSON, is a visitor without a session.
    return null;
  }
}

export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Storage that is closed to us holds no session either.
  }
}

export function toSession({ access_token, expires_at = 0, user }: RawSession): Session {
  return {
    accessToken: access_token,
    expiresAt: expires_at,
    viewer: toViewer(user),
    assurance: assuranceIn(access_token),
    factors: (user.factors ?? [])
      .filter(({ status }) => status === 'verified')
      .map(({ id, factor_type, friendly_name }) => ({
        id,
        kind: factor_type as FactorKind,
        name: text(friendly_name),
      })),
  };
}

/** Whether the person still has to show their second factor: until then they are not signed in. */
export function isUnfinished({ assurance, factors }: Session): boolean {
  return assurance === 'aal1' && factors.some(({ kind }) => kind !== 'recovery_code');
}

function assuranceIn(accessToken: string): Session['assurance'] {
  try {
    const claims = accessToken.split('.')[1] ?? '';
    const { aal } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return aal === 'aal2' ? 'aal2' : 'aal1';
  } catch {
    return 'aal1';
  }
}

function toViewer({ id, email = '', app_metadata, user_metadata }: RawSession['user']): Viewer {
  const userType = app_metadata.user_type ?? user_metadata.user_type;
  return {
    id,
    email,
    fullName: text(user_metadata.full_name) ?? email,
    profession: text(user_metadata.profession),
    userType: userType === 'professional' ? 'professional' : 'client',
    accountType: text(app_metadata.account_type) as AccountType | null,
    roles: Array.isArray(app_metadata.roles) ? app_metadata.roles : [],
    avatarUrl: text(app_metadata.avatar_url),
    isGuardian: app_metadata.is_guardian === true,
  };
}

function isWhole(stored: unknown): stored is RawSession {
  const { access_token, refresh_token, expires_at, user } = (stored ?? {}) as Partial<RawSession>;
  return Boolean(access_token && refresh_token && expires_at && user?.id);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
