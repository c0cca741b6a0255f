import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, eq } from 'drizzle-orm';
import type { License } from './license.ts';
import { after, expiryOf } from './soonest-first.ts';
import { licenses } from './table.ts';

const own = (actor: Actor, id: string) =>
  and(eq(licenses.id, id), eq(licenses.professionalId, actor.id));

export function licensesOf(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<License[]> {
  const expiry = expiryOf(licenses.expiryDate);
  return db
    .select()
    .from(licenses)
    .where(and(eq(licenses.professionalId, actor.id), after(expiry, licenses.id, cursor)))
    .orderBy(asc(expiry), asc(licenses.id))
    .limit(limit + 1);
}

export async function insertLicense(tx: Tx, license: License): Promise<void> {
  await tx.insert(licenses).values(license);
}

export async function lockLicense(tx: Tx, actor: Actor, id: string): Promise<License> {
  const [license] = await tx.select().from(licenses).where(own(actor, id)).for('update');
  if (!license) throw notFound('license_not_found');
  return license;
}

export async function saveLicense(tx: Tx, { id, ...license }: License): Promise<void> {
  await tx.update(licenses).set(license).where(eq(licenses.id, id));
}

export async function removeLicense(tx: Tx, id: string): Promise<void> {
  await tx.delete(licenses).where(eq(licenses.id, id));
}
