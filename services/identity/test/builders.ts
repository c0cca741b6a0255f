import { argon2Sync, createHmac, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Caller, testService } from '@sidework/chassis/testing/service';
import * as api from '@sidework/contracts/identity/accounts/auth';
import {
  getOwnProfile,
  type ProfileSetup,
  setUpProfile,
} from '@sidework/contracts/identity/own-profile/own-profile';
import { afterAll, expect } from 'vitest';
import { identity } from '../src/app.ts';
import { type Config, NamedConfig } from '../src/config.ts';
import { evenTime } from '../src/one-time-tokens/messages/in-even-time.ts';
import { cheapCost } from '../src/passwords/hash.ts';
import { type Profile, profiles } from '../src/profiles/table.ts';
import { unlimitedPerAddress } from '../src/standalone/unlimited.ts';

const migrationsDir = join(import.meta.dirname, '../migrations');

const pepper = 'a pepper for the tests alone, long enough';

/** How a hash begins that a test's identity made. */
export const currentHash = `$argon2id$v=19$m=${cheapCost.memory},t=${cheapCost.passes},p=1$`;

const quickIdentity = {
  ...identity,
  /** Also as a named configuration has it, which `serve` refuses. */
  config: NamedConfig,
  async prepare(base: Parameters<typeof identity.prepare>[0]) {
    const { deps } = await identity.prepare(base);
    return { deps: { ...deps, evenTimeMs: 1 } };
  },
};

/** Identity with keys and a pepper of its own; its hashes are cheap, and no answer is kept back but within `inEvenTime`. */
export function testIdentity(config: Partial<Config> = {}) {
  const keysDir = join(tmpdir(), `sidework-keys-${randomUUID()}`);
  afterAll(() => rm(keysDir, { recursive: true, force: true }));
  return testService(quickIdentity, {
    migrationsDir,
    config: {
      SIGNING_KEYS_FILE: join(keysDir, 'keys.json'),
      PASSWORD_PEPPER: pepper,
      PASSWORD_HASH: 'cheap',
      ...unlimitedPerAddress,
      ...config,
    },
  });
}

export type TestIdentity = ReturnType<typeof testIdentity>;

/** How many milliseconds `work` takes where its answers are kept back as in use, with what it gives. */
export async function inEvenTime<T>(
  { deps }: TestIdentity,
  work: () => Promise<T>,
): Promise<{ given: T; ms: number }> {
  const began = performance.now();
  deps.evenTimeMs = evenTime;
  try {
    const given = await work();
    return { given, ms: performance.now() - began };
  } finally {
    deps.evenTimeMs = 1;
  }
}

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

/** Signs up a person and gives the session. */
export async function aPerson(service: TestIdentity, data: Partial<api.SignUpMetadata> = {}) {
  const email = anEmail();
  const reply = await service.visitor.call(api.signUp, {
    body: { email, password: aPassword, data: { full_name: 'Ada Example', ...data } },
  });
  const session = reply.json<api.AuthSession>();
  return { ...session, email, id: session.user.id, caller: service.bearing(session.access_token) };
}

/** The profile form of an adult. */
export const aSetup = (given: Partial<ProfileSetup> = {}): ProfileSetup => ({
  fullName: 'Ada Example',
  location: 'Newark, NJ',
  accountType: 'client',
  dateOfBirth: '1990-05-17',
  ...given,
});

/** The same of a child with its parent. */
export const aKidsSetup = (given: Partial<ProfileSetup> = {}): ProfileSetup =>
  aSetup({
    fullName: 'Kim Maria Young',
    accountType: 'sidework_kids',
    dateOfBirth: bornYearsAgo(14),
    parentName: 'Grace Young',
    parentEmail: `grace-${randomUUID()}@example.com`,
    parentPhone: '+1 973 555 0100',
    ...given,
  });

/** Gives a birth date whose last birthday was some days ago. */
export function bornYearsAgo(years: number): string {
  const day = new Date(Date.now() - 10 * 86_400_000);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10).replace('02-29', '02-28')}`;
}

/** Sets up the profile of the session's user. */
export async function setUpBy(
  service: TestIdentity,
  accessToken: string | undefined,
  given: Partial<ProfileSetup> = {},
) {
  const reply = await service.bearing(accessToken).call(setUpProfile, { body: aSetup(given) });
  if (reply.statusCode !== 200) throw new Error(reply.body);
}

/** Inserts a person as sign-up and profile setup leave them, without hashing a password. */
export async function somebodySeen(service: TestIdentity, given: Partial<Profile> = {}) {
  const profile = aProfile({ isSetUp: true, dateOfBirth: '1990-05-17', ...given });
  const { id, email } = profile;
  await service.sql`
    insert into users (id, email, email_confirmed_at, created_at, updated_at)
    values (${id}, ${email}, now(), now(), now())`;
  await service.db.insert(profiles).values(profile);
  return profile;
}

/** Creates a person with a complete profile, who may act. */
export async function aMemberOf(service: TestIdentity, given: Partial<ProfileSetup> = {}) {
  const person = await aPerson(service);
  await setUpBy(service, person.access_token, given);
  return person;
}

/** Creates a child whose parent was written to; it may not act before a consent. */
export const aChildOf = (service: TestIdentity, given: Partial<ProfileSetup> = {}) =>
  aMemberOf(service, aKidsSetup(given));

/** A child that may act, as if its parent had agreed and staff had looked at it. */
export async function aVerifiedChild(service: TestIdentity, given: Partial<ProfileSetup> = {}) {
  const child = await aChildOf(service, given);
  await service.sql`
    update kids_profiles set parent_consent_given = true, id_verification_status = 'verified',
      verified_at = now(), verified_until = now() + interval '1 year'
    where profile_id = ${child.id}`;
  return child;
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

/** A session that ended is refused once its notification has reached the instance, which takes a moment. */
export const expectSignedOut = (caller: Caller) =>
  expect
    .poll(async () => (await caller.call(getOwnProfile)).statusCode, { timeout: 10_000 })
    .toBe(401);
