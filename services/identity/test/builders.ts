import { argon2Sync, createHmac, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testService } from '@sidework/chassis/testing';
import * as api from '@sidework/contracts/identity/auth';
import { afterAll } from 'vitest';
import { identity } from '../src/app.ts';
import { type Config, NamedConfig } from '../src/config.ts';
import type { Profile } from '../src/profiles/table.ts';

const migrationsDir = join(import.meta.dirname, '../migrations');

const pepper = 'a pepper for the tests alone, long enough';

/** Everybody in a test comes from one address. */
const many = 1_000_000;
const unlimited = {
  GOTRUE_RATE_LIMIT_ANONYMOUS_USERS: many,
  GOTRUE_RATE_LIMIT_OTP: many,
  GOTRUE_RATE_LIMIT_VERIFY: many,
  GOTRUE_RATE_LIMIT_TOKEN_REFRESH: many,
  GOTRUE_RATE_LIMIT_SIGNUP: many,
  GOTRUE_RATE_LIMIT_SSO: many,
  GOTRUE_RATE_LIMIT_PASSKEY: many,
  GOTRUE_RATE_LIMIT_OAUTH_DYNAMIC_CLIENT_REGISTER: many,
};

/** Also as a named configuration has it, which `serve` refuses. */
const anyIdentity = { ...identity, config: NamedConfig };

/** Identity with keys and a pepper of its own. */
export function testIdentity(config: Partial<Config> = {}) {
  const keysDir = join(tmpdir(), `sidework-keys-${randomUUID()}`);
  afterAll(() => rm(keysDir, { recursive: true, force: true }));
  return testService(anyIdentity, {
    migrationsDir,
    config: {
      SIGNING_KEYS_FILE: join(keysDir, 'keys.json'),
      PASSWORD_PEPPER: pepper,
      ...unlimited,
      ...config,
    },
  });
}

export type TestIdentity = ReturnType<typeof testIdentity>;

export const anEmail = () => `ada-${randomUUID()}@example.com`;

export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  id: randomUUID(),
  fullName: 'Ada Example',
  email: anEmail(),
  phone: null,
  profession: null,
  bio: null,
  avatarUrl: null,
  location: null,
  userType: 'client',
  accountType: 'client',
  completedServicesAsProfessional: 0,
  ratingTotal: 0,
  reviewCount: 0,
  dateOfBirth: null,
  timeZone: null,
  isSetUp: false,
  createdAt: new Date('2026-01-01T12:00:00Z'),
  updatedAt: new Date('2026-01-01T12:00:00Z'),
  ...given,
});

export const aPassword = 'secret1x';

/** Somebody who has just signed up, with the session that came of it. */
export async function aPerson(service: TestIdentity, data: Partial<api.SignUpMetadata> = {}) {
  const email = anEmail();
  const reply = await service.visitor.call(api.signUp, {
    body: { email, password: aPassword, data: { full_name: 'Ada Example', ...data } },
  });
  const session = reply.json<api.AuthSession>();
  return { ...session, email, id: session.user.id, caller: service.bearing(session.access_token) };
}

/** The token in the newest mail to `email`, as its link carries it. */
export async function mailedToken(service: TestIdentity, email: string, type: string) {
  const [mail] = await service.sql<{ body_text: string }[]>`
    select body_text from mail_queue where recipient = ${email} order by id desc limit 1`;
  const link = new URL(/http\S+/.exec(mail?.body_text ?? '')?.[0] ?? 'none:');
  if (link.searchParams.get('type') !== type) throw new Error(`No ${type} mail went to ${email}.`);
  return link.searchParams.get('token_hash') ?? '';
}

/** Moves the last mails to `email` into the past, as if that much time had gone by. */
export const sinceMail = (service: TestIdentity, email: string, seconds: number) => service.sql`
  update users set
    recovery_sent_at = recovery_sent_at - ${seconds} * interval '1 second',
    magiclink_sent_at = magiclink_sent_at - ${seconds} * interval '1 second',
    text_sent_at = text_sent_at - ${seconds} * interval '1 second',
    confirmation_sent_at = confirmation_sent_at - ${seconds} * interval '1 second'
  where email = ${email}`;

/** A hash as settings weaker than today's made it. */
export function anOlderHash(password: string, under = pepper): string {
  const nonce = Buffer.from('sixteen bytes!!!');
  const message = createHmac('sha256', under).update(password).digest();
  const settings = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
  const tag = argon2Sync('argon2id', { ...settings, message, nonce });
  const [salt, end] = [nonce, tag].map((bytes) => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=64,t=1,p=1$${salt}$${end}`;
}
