import { describe, expect, it } from 'vitest';
import { NamedConfig } from '../config.ts';
import { configurationOf, type Given, names, UnusableError } from './configurations.ts';

const anRsaKey = { kty: 'RSA', n: 'n', e: 'AQAB', d: 'd', kid: 'one', key_ops: ['sign', 'verify'] };
const keys = JSON.stringify([{ kty: 'oct', k: 'shared', kid: 'other' }, anRsaKey]);
const given: Given = { port: 9899, keys, secret: 'shared', asymmetricKeys: keys };

const surroundings = {
  NODE_ENV: 'development',
  DATABASE_URL: 'postgres://identity@127.0.0.1/sidework',
  MIGRATIONS_DIR: 'migrations',
  NATS_URL: 'nats://127.0.0.1',
  JWKS_URL: 'http://127.0.0.1',
  FILES_URL: 'http://localhost:8081',
  S3_URL: 'http://127.0.0.1',
  S3_ACCESS_KEY: 'identity',
  S3_SECRET_KEY: 'a secret',
  S3_BUCKET: 'identity',
  SMTP_URL: 'smtp://127.0.0.1',
  SIGNING_KEYS_FILE: 'none',
  PASSWORD_PEPPER: 'a pepper for the tests alone, long enough',
};
const configOf = (name: (typeof names)[number]) =>
  NamedConfig.parse({ ...surroundings, ...configurationOf(name, given) });

describe('a named configuration', () => {
  it.each(names)('can be read, raises the limits and believes others: %s', (name) => {
    expect(configOf(name)).toMatchObject({
      TRUST_EXTERNAL_TOKENS: true,
      GOTRUE_PASSWORD_MIN_LENGTH: 6,
      GOTRUE_RATE_LIMIT_SIGNUP: 1_000_000,
      PASSWORD_TRIES: 1_000_000,
      JWT_ISSUER: 'http://127.0.0.1:9899',
    });
  });

  it('differs from the others in what it is for', () => {
    expect(configOf('main')).toMatchObject({
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: true,
      GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: false,
      GOTRUE_JWT_EXP: 3600,
      GOTRUE_SMS_TEST_OTP: { '1234567890': '123456' },
      GOTRUE_WEBAUTHN_RP_ORIGINS: ['http://localhost:5173'],
      OIDC_PROVIDERS: { google: { skipNonceCheck: true } },
    });
    expect(configOf('confirm-off')).toMatchObject({
      GOTRUE_MAILER_AUTOCONFIRM: false,
      GOTRUE_EXTERNAL_PHONE_ENABLED: true,
      GOTRUE_SMS_PROVIDER: 'webhook',
      GOTRUE_JWT_SECRET: 'shared',
    });
    expect(configOf('autoconfirm')).toMatchObject({
      GOTRUE_SMS_AUTOCONFIRM: true,
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: false,
    });
    expect(configOf('disabled')).toMatchObject({
      GOTRUE_DISABLE_SIGNUP: true,
      GOTRUE_EXTERNAL_EMAIL_ENABLED: false,
      GOTRUE_EXTERNAL_PHONE_ENABLED: false,
    });
  });

  it.each(['main', 'asymmetric'] as const)('%s signs with the private RSA key alone', (name) => {
    const { key_ops: _, ...plain } = anRsaKey;
    expect(JSON.parse(configOf(name).GOTRUE_JWT_KEYS ?? '')).toEqual([plain]);
  });

  it.each([
    ['main', 'keys', undefined, '--keys FILE'],
    ['main', 'keys', '{}', 'JWK array'],
    ['main', 'keys', '[]', 'a private RSA key'],
    ['asymmetric', 'asymmetricKeys', undefined, 'GOTRUE_JWT_KEYS'],
    ['asymmetric', 'asymmetricKeys', 'no JSON', 'JWK array'],
    ['confirm-off', 'secret', undefined, 'GOTRUE_JWT_SECRET'],
    ['autoconfirm', 'secret', '', 'GOTRUE_JWT_SECRET'],
    ['disabled', 'secret', undefined, 'GOTRUE_JWT_SECRET'],
  ] as const)('%s says that it lacks its %s where that is %s', (name, field, value, told) => {
    const asked = () => configurationOf(name, { ...given, [field]: value });
    expect(asked).toThrow(UnusableError);
    expect(asked).toThrow(told);
  });
});
