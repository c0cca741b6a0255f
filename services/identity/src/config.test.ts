import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, ServiceConfig } from '@sidework/chassis/config';
import { describe, expect, it } from 'vitest';
import { Config, NamedConfig } from './config.ts';

const needed = {
  PORT: 0,
  DATABASE_URL: 'postgres://identity@127.0.0.1/sidework',
  MIGRATIONS_DIR: 'migrations',
  NATS_URL: 'nats://127.0.0.1',
  PUBLIC_URL: 'http://localhost:8080',
  JWKS_URL: 'http://localhost:8080/auth/v1/.well-known/jwks.json',
  JWT_ISSUER: 'http://localhost:8080/auth/v1',
  FILES_URL: 'http://localhost:8081',
  S3_URL: 'http://127.0.0.1',
  S3_ACCESS_KEY: 'identity',
  S3_SECRET_KEY: 'a secret',
  S3_BUCKET: 'identity',
  SMTP_URL: 'smtp://127.0.0.1',
  SIGNING_KEYS_FILE: 'keys.json',
  PASSWORD_PEPPER: 'a pepper for the tests alone, long enough',
};

describe('what serve takes', () => {
  it.each([
    ['GOTRUE_JWT_SECRET', 'shared'],
    ['GOTRUE_JWT_KEYS', '[]'],
    ['TRUST_EXTERNAL_TOKENS', 'true'],
  ])('is not %s', (name, value) => {
    expect(Config.safeParse(needed).success).toBe(true);
    expect(Config.safeParse({ ...needed, [name]: value }).error?.issues).toMatchObject([
      { path: [name] },
    ]);
  });

  it('is no header for the source of a request but the one that the gateway sets', () => {
    const named = (name: string) => ({ ...needed, GOTRUE_RATE_LIMIT_HEADER: name });
    expect(Config.safeParse(named('X-Forwarded-For')).success).toBe(true);
    expect(Config.safeParse(named('cf-connecting-ip')).error?.issues).toMatchObject([
      { path: ['GOTRUE_RATE_LIMIT_HEADER'] },
    ]);
    const inTests = { ...named('cf-connecting-ip'), NODE_ENV: 'development' };
    expect(NamedConfig.safeParse(inTests).success).toBe(true);
  });

  it('is a code that is known for a number, though never in production, which is the usual', () => {
    const known = { ...needed, GOTRUE_SMS_TEST_OTP: '15550100=123456' };
    expect(Config.safeParse({ ...known, NODE_ENV: 'development' }).success).toBe(true);
    expect(Config.safeParse(known).error?.issues).toMatchObject([
      { path: ['GOTRUE_SMS_TEST_OTP'] },
    ]);
  });

  it('is of a named configuration only where it is not in production, which is the usual', () => {
    const named = { ...needed, TRUST_EXTERNAL_TOKENS: true };
    expect(NamedConfig.safeParse(named).error?.issues).toMatchObject([{ path: ['NODE_ENV'] }]);
    expect(NamedConfig.safeParse({ ...named, NODE_ENV: 'development' }).success).toBe(true);
  });
});

describe('the table in SETTINGS.md', () => {
  const defaults: Record<string, unknown> = Config.parse(needed);
  const own = Object.keys(Config.shape).filter((name) => !(name in ServiceConfig.shape));

  const rows = async () => {
    const settings = await readFile(join(import.meta.dirname, '../SETTINGS.md'), 'utf8');
    return [...settings.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.+) \|$/gm)];
  };

  it('has each setting once, and none that is not there', async () => {
    const named = (await rows()).map(([, name]) => name);
    expect(named.toSorted()).toEqual(own.toSorted());
  });

  it('says what each is where it is left out, and what it does', async () => {
    for (const [, name = '', given = '', does = ''] of await rows()) {
      expect([name, given]).toEqual([name, written(defaults[name], name in needed)]);
      expect(does.length, name).toBeGreaterThan(10);
    }
  });
});

/** As the table writes a value. */
function written(value: unknown, isNeeded: boolean): string {
  if (isNeeded) return 'needed';
  if (value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((each) => `\`${each}\``).join(', ');
  return `\`${typeof value === 'object' ? JSON.stringify(value) : value}\``;
}

describe('the profile "production"', () => {
  const sound = {
    ...needed,
    SIDEWORK_PROFILE: 'production',
    CLAMD_URL: 'tcp://clamd:3310',
    DATABASE_URL: 'postgres://identity:Zq81xL@db.example/sidework',
    NATS_NKEY_SEED: 'SU',
    PUBLIC_URL: 'https://sidework.example',
    FILES_URL: 'https://files.example',
    MAIL_FROM: 'Sidework <hello@sidework.example>',
    CARD_CHECK: 'off',
    GOTRUE_MAILER_AUTOCONFIRM: 'false',
    GOTRUE_MFA_PHONE_VERIFY_ENABLED: 'false',
  };
  const faultsOf = (given: object) => {
    try {
      readConfig(Config, { ...sound, ...given } as unknown as Record<string, string>);
      return [];
    } catch (error) {
      return [...(error as Error).message.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    }
  };

  it('starts with no sandbox and the limits as they are', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    ['CARD_CHECK', 'sandbox'],
    ['PASSWORD_HASH', 'cheap'],
    ['GOTRUE_MAILER_AUTOCONFIRM', 'true'],
    ['GOTRUE_MAILER_ALLOW_UNVERIFIED_EMAIL_SIGN_INS', 'true'],
    ['GOTRUE_SMS_AUTOCONFIRM', 'true'],
    ['GOTRUE_RATE_LIMIT_SIGNUP', '100000'],
    ['GOTRUE_RATE_LIMIT_TOKEN_REFRESH', '100000'],
    ['PASSWORD_TRIES', '1000'],
    ['GOTRUE_SMTP_MAX_FREQUENCY', '0'],
    ['MAILED_CODE_EXP', '48h'],
    ['GOTRUE_PASSKEY_MAX_PASSKEYS_PER_USER', '1000'],
  ])('refuses %s=%s and names it, which the demo takes', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([name]);
    expect(faultsOf({ [name]: value, SIDEWORK_PROFILE: 'demo' })).toEqual([]);
    expect(faultsOf({ [name]: value, SIDEWORK_PROFILE: undefined })).toEqual([]);
  });

  it('refuses the mailbox for text messages where any are sent', () => {
    expect(faultsOf({ GOTRUE_EXTERNAL_PHONE_ENABLED: 'true' })).toEqual(['GOTRUE_SMS_PROVIDER']);
  });
});
