import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { knownDevices } from './table.ts';

/** A user has at most so many known devices. */
const most = 20;

const device = (userId: string, deviceHash: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));

export async function isDeviceUsedSince(
  db: Db,
  userId: string,
  deviceHash: string,
  since: Date,
): Promise<boolean> {
  const known = await db
    .select({ at: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(device(userId, deviceHash), gt(knownDevices.lastUsedAt, since)));
  return known.length > 0;
}

export async function isDeviceAssuredSince(
  db: Db,
  userId: string,
  deviceHash: string,
  since: Date,
): Promise<boolean> {
  const isAssured = and(isNotNull(knownDevices.assuredAt), gt(knownDevices.lastUsedAt, since));
  const found = await db.$count(knownDevices, and(device(userId, deviceHash), isAssured));
  return found > 0;
}

export async function assureDeviceOf(tx: Tx, userId: string, deviceHash: string, at: Date) {
  await tx.update(knownDevices).set({ assuredAt: at }).where(device(userId, deviceHash));
}

/**
 * Forgets the surplus in the same statement, which sees only the other devices. It keeps those that came back, because a
 * program that keeps no cookie is a new device each time.
 */
export async function keepDevice(tx: Tx, userId: string, deviceHash: string, at: Date) {
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

export async function deleteOtherDevices(tx: Tx, userId: string, deviceHash: string) {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, deviceHash)));
}

export async function deleteDevicesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
