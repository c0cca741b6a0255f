import type { Db } from '@sidework/chassis/db/db';
import type { PasskeyCeremony } from '@sidework/contracts/identity/passkeys/auth-passkeys';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { ceremonyMinutes } from '../web-authn/ceremonies.ts';
import { insertPasskeyChallenge } from './queries.ts';

/** Keeps what the authenticator has to sign, for once and for a few minutes. */
export async function beginCeremony(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  userId: string | null,
  options: { challenge: string },
): Promise<PasskeyCeremony> {
  const createdAt = now();
  const challenge = {
    id: uuidv7(),
    kind: userId === null ? ('authentication' as const) : ('registration' as const),
    userId,
    challenge: options.challenge,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ceremonyMinutes * 60_000),
  };
  await insertPasskeyChallenge(db, challenge);
  return {
    challenge_id: challenge.id,
    options: { ...options },
    expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
  };
}
