import { randomBytes } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { hashOf, isSame } from '../hashes.ts';
import { noId } from '../uuid.ts';
import { type Device, deviceDays } from './device-cookie.ts';
import {
  assureDeviceOf,
  deleteOtherDevices,
  isDeviceAssuredSince,
  isDeviceUsedSince,
  keepDevice,
} from './queries.ts';

/** Whether the user has signed in on the device. An unknown user is queried as well, since the time must not tell. */
export async function isKnownDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string | undefined,
  { token }: Device,
): Promise<boolean> {
  if (!token) return false;
  const since = new Date(now().getTime() - deviceDays * 86_400_000);
  return isDeviceUsedSince(db, userId ?? noId, hashOf(token), since);
}

/** Whether the user has proved a second factor on the device; the password alone does not make one. */
export async function isAssuredDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { token }: Device,
): Promise<boolean> {
  if (!token) return false;
  const since = new Date(now().getTime() - deviceDays * 86_400_000);
  return isDeviceAssuredSince(db, userId, hashOf(token), since);
}

export async function assureDevice(tx: Tx, userId: string, { token }: Device, at: Date) {
  if (!token) return;
  await assureDeviceOf(tx, userId, hashOf(token), at);
}

/**
 * Remembers the browser for its owner. A cookie of ours stays, since two people may share a browser; a foreign one is
 * replaced, because a stranger may know it.
 */
export async function rememberDevice(
  { now, seal }: Pick<Deps, 'now' | 'seal'>,
  tx: Tx,
  userId: string,
  shown: Device,
) {
  const token = shown.token && isOurs(seal, shown.token) ? shown.token : newToken(seal);
  await keepDevice(tx, userId, hashOf(token), now());
  shown.kept = token;
}

type Seal = Deps['seal'];

const signed = (seal: Seal, random: string) => `${random}.${seal.digest('device', random)}`;
const newToken = (seal: Seal) => signed(seal, randomBytes(32).toString('base64url'));

const isOurs = (seal: Seal, token: string): boolean =>
  isSame(token, signed(seal, token.split('.')[0] ?? ''));

/** A new password is a new beginning: of the browsers that know the account only the one that set it goes on to. */
export const forgetOtherDevices = (tx: Tx, userId: string, present: Device | undefined) =>
  deleteOtherDevices(tx, userId, hashOf(present?.token ?? ''));
