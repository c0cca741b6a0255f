import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq } from 'drizzle-orm';
import { getAccount } from '../accounts/queries.ts';
import { oauthClients, oauthGrants } from '../oauth-server/table.ts';
import { passkeys } from '../passkeys/table.ts';
import { knownDevices } from '../sessions/table.ts';

/** Gathers how an account is opened, which only its owner may see, even if guardians look after them. */
export async function gatherAccount(db: Db, userId: string): Promise<OwnFile[]> {
  const { user, identities, factors } = await getAccount(db, userId);
  const account = {
    email: user.email,
    phone: user.phone,
    emailConfirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    phoneConfirmedAt: user.phoneConfirmedAt?.toISOString() ?? null,
    emailToBe: user.emailChange,
    phoneToBe: user.phoneChange,
    saidAtSignUp: asJson(user.userMetadata),
    signedUpAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    bannedUntil: user.bannedUntil?.toISOString() ?? null,
  };
  const ways = identities.map(({ provider, identityData, createdAt, lastSignInAt }) => ({
    kind: provider,
    whatItSaysOfYou: asJson(identityData),
    since: createdAt.toISOString(),
    lastUsedAt: lastSignInAt?.toISOString() ?? null,
  }));
  const secondSteps = factors.map(({ factorType, friendlyName, phone, status, createdAt }) => ({
    kind: factorType,
    name: friendlyName,
    phone,
    status,
    since: createdAt.toISOString(),
  }));
  return [
    {
      name: 'account.json',
      about: 'Your account. Of a password only its hash is kept.',
      rows: [account],
    },
    { name: 'ways-to-sign-in.json', about: 'How you can sign in.', rows: ways },
    { name: 'passkeys.json', about: 'Your passkeys.', rows: await passkeysOf(db, userId) },
    { name: 'second-steps.json', about: 'Your second steps of signing in.', rows: secondSteps },
    {
      name: 'known-browsers.json',
      about: 'Browsers that you have signed in with.',
      rows: await browsersOf(db, userId),
    },
    {
      name: 'applications.json',
      about: 'Applications that you let in.',
      rows: await applicationsOf(db, userId),
    },
  ];
}

/** It came as JSON and was kept as such. */
const asJson = (kept: unknown) => JSON.parse(JSON.stringify(kept ?? null));

async function passkeysOf(db: Db, userId: string) {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map(({ friendlyName, createdAt, lastUsedAt }) => ({
    name: friendlyName,
    since: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

async function browsersOf(db: Db, userId: string) {
  const rows = await db.select().from(knownDevices).where(eq(knownDevices.userId, userId));
  return rows.map(({ createdAt, lastUsedAt, assuredAt }) => ({
    since: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    secondStepAt: assuredAt?.toISOString() ?? null,
  }));
}

async function applicationsOf(db: Db, userId: string) {
  const rows = await db
    .select({ name: oauthClients.name, grant: oauthGrants })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(eq(oauthGrants.userId, userId));
  return rows.map(({ name, grant }) => ({
    name,
    mayRead: grant.scopes,
    since: grant.grantedAt.toISOString(),
  }));
}
