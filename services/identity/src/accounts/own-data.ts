import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { getAccount } from './queries.ts';

export async function gatherAccount(db: Db, userId: string): Promise<OwnFile> {
  const { user } = await getAccount(db, userId);
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
  return {
    name: 'account.json',
    about: 'Your account. Of a password only its hash is kept.',
    rows: [account],
  };
}

export async function gatherWaysToSignIn(db: Db, userId: string): Promise<OwnFile> {
  const { identities } = await getAccount(db, userId);
  return {
    name: 'ways-to-sign-in.json',
    about: 'How you can sign in.',
    rows: identities.map(({ provider, identityData, createdAt, lastSignInAt }) => ({
      kind: provider,
      whatItSaysOfYou: asJson(identityData),
      since: createdAt.toISOString(),
      lastUsedAt: lastSignInAt?.toISOString() ?? null,
    })),
  };
}

/** It came as JSON and was kept as such. */
const asJson = (kept: unknown) => JSON.parse(JSON.stringify(kept ?? null));
