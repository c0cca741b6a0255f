import type { AuthFactor, AuthSession } from '@sidework/contracts/schema/identity/accounts/auth';
import type { OwnSession } from '@sidework/contracts/schema/identity/own-sessions/own-sessions';
import { anAuthSession, anAuthUser, aToken } from './builders.ts';

let made = 0;

function anId(): string {
  made += 1;
  return `0193d2a0-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

export function aFactor(given: Partial<AuthFactor> = {}): AuthFactor {
  return {
    id: anId(),
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Work phone',
    created_at: '2026-01-05T10:00:00.000Z',
    updated_at: '2026-01-05T10:00:00.000Z',
    ...given,
  };
}

export const someRecoveryCodes = () =>
  aFactor({ factor_type: 'recovery_code', friendly_name: 'Recovery codes' });

/** The session follows the password or one of the factors. */
export function aSessionWith(
  factors: AuthFactor[],
  aal: 'aal1' | 'aal2' = 'aal2',
  amr = [{ method: 'password', timestamp: 1 }],
): AuthSession {
  const user = anAuthUser();
  return anAuthSession(
    {},
    { access_token: aToken({ sub: user.id, aal, amr }), user: { ...user, factors } },
  );
}

export function anOwnSession(given: Partial<OwnSession> = {}): OwnSession {
  return {
    id: anId(),
    device: 'Chrome on Windows',
    address: '203.0.113.7',
    createdAt: '2026-01-05T10:00:00.000Z',
    lastUsedAt: '2026-01-06T10:00:00.000Z',
    isCurrent: false,
    aal: 'aal1',
    application: null,
    ...given,
  };
}

/** They have the form of the auth server's settings. */
export const someSettings = {
  external: { email: true },
  disable_signup: false,
  mailer_autoconfirm: true,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: true,
  mfa_factor_types: ['totp' as const, 'webauthn' as const, 'recovery_code' as const],
};
