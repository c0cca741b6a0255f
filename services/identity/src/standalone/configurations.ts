import type { Config } from '../config.ts';
import { many, unlimitedPerAddress } from './unlimited.ts';

/** The settings that differ from the defaults. */
type Settings = Partial<Record<keyof Config, unknown>>;

export interface Given {
  port: number;
  /** The content of the keys file. */
  keys?: string | undefined;
  secret?: string | undefined;
  asymmetricKeys?: string | undefined;
}

/** A configuration cannot be put together; its starter is told why. */
export class UnusableError extends Error {}

const unlimited: Settings = {
  ...unlimitedPerAddress,
  GOTRUE_RATE_LIMIT_EMAIL_SENT: many,
  GOTRUE_RATE_LIMIT_SMS_SENT: many,
  GOTRUE_SMTP_MAX_FREQUENCY: 0,
  GOTRUE_SMS_MAX_FREQUENCY: 0,
  GOTRUE_MFA_PHONE_MAX_FREQUENCY: 0,
  PASSWORD_TRIES: many,
  PASSWORD_TRIES_PER_MINUTE: many,
};

const ofAll: Settings = {
  ...unlimited,
  TRUST_EXTERNAL_TOKENS: true,
  GOTRUE_SITE_URL: 'http://127.0.0.1:3000',
  GOTRUE_URI_ALLOW_LIST: ['http://localhost**', 'http://127.0.0.1**', 'https://127.0.0.1**'],
  GOTRUE_PASSWORD_MIN_LENGTH: 6,
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: false,
  GOTRUE_MAILER_OTP_EXP: 3600,
  MAILED_CODE_EXP: 3600,
};

/** The webhook's port has no listener. */
const withoutSms: Settings = {
  GOTRUE_SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'http://127.0.0.1:1/',
};

const main: Settings = {
  // A text message could not be read here, so a number without a test code is refused at once.
  ...withoutSms,
  GOTRUE_DISABLE_SIGNUP: false,
  GOTRUE_EXTERNAL_EMAIL_ENABLED: true,
  GOTRUE_EXTERNAL_PHONE_ENABLED: true,
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
  GOTRUE_MAILER_AUTOCONFIRM: true,
  GOTRUE_SMS_AUTOCONFIRM: true,
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: false,
  GOTRUE_JWT_EXP: 3600,
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: 10,
  GOTRUE_MAILER_OTP_LENGTH: 6,
  GOTRUE_SMS_OTP_LENGTH: 6,
  GOTRUE_SMS_OTP_EXP: 3600,
  GOTRUE_SMS_TEST_OTP: '1234567890 = 123456',
  GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: true,
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: 10,
  GOTRUE_MFA_TOTP_ENROLL_ENABLED: true,
  GOTRUE_MFA_TOTP_VERIFY_ENABLED: true,
  GOTRUE_MFA_PHONE_ENROLL_ENABLED: true,
  GOTRUE_MFA_PHONE_VERIFY_ENABLED: true,
  GOTRUE_MFA_WEB_AUTHN_ENROLL_ENABLED: true,
  GOTRUE_MFA_WEB_AUTHN_VERIFY_ENABLED: true,
  GOTRUE_MFA_RECOVERY_CODES_ENROLL_ENABLED: true,
  GOTRUE_MFA_RECOVERY_CODES_VERIFY_ENABLED: true,
  GOTRUE_PASSKEY_ENABLED: true,
  GOTRUE_WEBAUTHN_RP_ID: 'localhost',
  GOTRUE_WEBAUTHN_RP_ORIGINS: ['http://localhost:5173'],
  GOTRUE_OAUTH_SERVER_ENABLED: true,
  GOTRUE_OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: true,
  OIDC_PROVIDERS: {
    google: {
      issuer: 'https://accounts.google.com',
      clientId: '53566906701-bmhc1ndue7hild39575gkpimhs06b7ds.apps.googleusercontent.com',
      clientSecret: 'not a secret: this configuration is for tests',
      skipNonceCheck: true,
      // As the provider publishes them: the way to it shall not need a network.
      metadata: {
        authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
        token_endpoint: 'https://oauth2.googleapis.com/token',
        jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
      },
    },
  },
};

const confirmed: Settings = {
  GOTRUE_EXTERNAL_PHONE_ENABLED: true,
  GOTRUE_MAILER_AUTOCONFIRM: true,
  GOTRUE_SMS_AUTOCONFIRM: true,
};

const configurations = {
  main: ({ keys }) => ({
    ...main,
    GOTRUE_JWT_KEYS: signingKeys(keys, 'Give main its keys: --keys FILE'),
  }),
  'confirm-off': ({ secret }) => ({
    GOTRUE_JWT_SECRET: required(secret),
    GOTRUE_EXTERNAL_PHONE_ENABLED: true,
    GOTRUE_MAILER_AUTOCONFIRM: false,
    GOTRUE_SMS_AUTOCONFIRM: false,
    GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: false,
    ...withoutSms,
  }),
  autoconfirm: ({ secret }) => ({ ...confirmed, GOTRUE_JWT_SECRET: required(secret) }),
  disabled: ({ secret }) => ({
    GOTRUE_JWT_SECRET: required(secret),
    GOTRUE_DISABLE_SIGNUP: true,
    GOTRUE_EXTERNAL_EMAIL_ENABLED: false,
    GOTRUE_EXTERNAL_PHONE_ENABLED: false,
  }),
  asymmetric: ({ asymmetricKeys }) => ({
    ...confirmed,
    GOTRUE_JWT_KEYS: signingKeys(asymmetricKeys, 'Set GOTRUE_JWT_KEYS, a JWK array'),
  }),
} as const satisfies Record<string, (given: Given) => Settings>;

export type Name = keyof typeof configurations;
export const names = Object.keys(configurations) as Name[];

/** One of the five, on an address of its own. */
export function configurationOf(name: Name, given: Given): Settings {
  const address = `http://127.0.0.1:${given.port}`;
  return {
    ...ofAll,
    PORT: given.port,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    API_EXTERNAL_URL: address,
    JWT_ISSUER: address,
    ...configurations[name](given),
  };
}

function required(secret: string | undefined): string {
  if (secret) return secret;
  throw new UnusableError('Set GOTRUE_JWT_SECRET: tokens are signed with it (HS256).');
}

/** The private RSA keys of a JWK array, without what would bind one to a single use. */
function signingKeys(text: string | undefined, missing: string): string {
  if (!text) throw new UnusableError(`${missing}.`);
  const keys = parsed(text).flatMap(({ key_ops: _, use: __, ext: ___, ...jwk }) =>
    jwk.kty === 'RSA' && jwk.d ? [jwk] : [],
  );
  if (keys.length > 0) return JSON.stringify(keys);
  throw new UnusableError(`${missing}, with a private RSA key in it.`);
}

function parsed(text: string): Record<string, unknown>[] {
  try {
    const keys = JSON.parse(text);
    if (Array.isArray(keys)) return keys;
  } catch {
    // Told below, as what is no array is.
  }
  throw new UnusableError('The keys must be a JWK array in JSON.');
}
