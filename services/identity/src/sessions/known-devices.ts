import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { type Device, deviceDays } from './device-cookie.ts';
import { hashOf } from './refresh-tokens.ts';
import { knownDevices } from './table.ts';

const most = 20;
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Whether the user has signed in there. Where a device is shown, the database is asked for nobody too, since the time it
 * takes must not tell.
 */
export async function isKnownDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string | undefined,
  { token }: Device,
): Promise<boolean> {
  if (!token) return false;
  const since = new Date(now().getTime() - deviceDays * 86_400_000);
  const known = await db
    .select({ at: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(device(userId ?? nobody, token), gt(knownDevices.lastUsedAt, since)));
  return known.length > 0;
}

/** Whether the user has shown a second step there: whoever merely has the password knows no such device. */
export async function isAssuredDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { token }: Device,
): Promise<boolean> {
  if (!token) return false;
  const since = new Date(now().getTime() - deviceDays * 86_400_000);
  const isAssured = and(isNotNull(knownDevices.assuredAt), gt(knownDevices.lastUsedAt, since));
  const found = await db.$count(knownDevices, and(device(userId, token), isAssured));
  return found > 0;
}

/** Of a device that is known; any other stays what it is. */
export async function assureDevice(tx: Tx, userId: string, { token }: Device, at: Date) {
  if (!token) return;
  await tx.update(knownDevices).set({ assuredAt: at }).where(device(userId, token));
}

/**
 * Knows the browser by its owner from now on. It keeps what we left there, since two people may share a browser; what
 * somebody else put there, who would know it too, is replaced.
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

const device = (userId: string, token: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hashOf(token)));

type Seal = Deps['seal'];

const signed = (seal: Seal, random: string) => `${random}.${seal.digest('device', random)}`;
const newToken = (seal: Seal) => signed(seal, randomBytes(32).toString('base64url'));

function isOurs(seal: Seal, token: string): boolean {
  const expected = Buffer.from(signed(seal, token.split('.')[0] ?? ''));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Forgets the surplus in the same statement, which sees the others only. Of them those that came back are kept first: a
 * program that keeps no cookie is another device each time.
 */
async function keepDevice(tx: Tx, userId: string, deviceHash: string, at: Date) {
  const kept = tx.$with('kept').as(
    tx
      .insert(knownDevices)
      .values({ userId, deviceHash, createdAt: at, lastUsedAt: at })
      .onConflictDoUpdate({
        target: [knownDevices.userId, knownDevices.deviceHash],
        set: { lastUsedAt: at },
      })
      .returning({ deviceHash: knownDevices.deviceHash }),
  );
  const surplus = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, deviceHash)))
    .orderBy(
      desc(sql`${knownDevices.lastUsedAt} > ${knownDevices.createdAt}`),
      desc(knownDevices.lastUsedAt),
    )
    .offset(most - 1);
  await tx
    .with(kept)
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.deviceHash, surplus)));
}

/** A new password is a new beginning: of the browsers that know the account only the one that set it goes on to. */
export async function forgetOtherDevices(tx: Tx, userId: string, present: Device | undefined) {
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        ne(knownDevices.deviceHash, hashOf(present?.token ?? '')),
      ),
    );
}
