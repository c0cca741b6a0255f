import type { AccountType, Role, UserType } from '@sidework/contracts/identity/accounts';

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
}

export interface Session {
  accessToken: string;
  /** Seconds since 1970. */
  expiresAt: number;
  viewer: Viewer;
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
  return { accessToken: access_token, expiresAt: expires_at, viewer: toViewer(user) };
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
  };
}

function isWhole(stored: unknown): stored is RawSession {
  const { access_token, refresh_token, expires_at, user } = (stored ?? {}) as Partial<RawSession>;
  return Boolean(access_token && refresh_token && expires_at && user?.id);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}
