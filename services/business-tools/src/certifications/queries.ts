import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { and, asc, eq } from 'drizzle-orm';
import { after, expiryOf } from '../licenses/soonest-first.ts';
import type { Certification } from './certification.ts';
import { certifications } from './table.ts';

const own = (actor: Actor, id: string) =>
  and(eq(certifications.id, id), eq(certifications.professionalId, actor.id));

export function certificationsOf(
  db: Db,
  actor: Actor,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Certification[]> {
  const expiry = expiryOf(certifications.expiryDate);
  return db
    .select()
    .from(certifications)
    .where(
      and(eq(certifications.professionalId, actor.id), after(expiry, certifications.id, cursor)),
    )
    .orderBy(asc(expiry), asc(certifications.id))
    .limit(limit + 1);
}

export async function insertCertification(tx: Tx, certification: Certification): Promise<void> {
  await tx.insert(certifications).values(certification);
}

export async function lockCertification(tx: Tx, actor: Actor, id: string): Promise<Certification> {
  const [certification] = await tx
    .select()
    .from(certifications)
    .where(own(actor, id))
    .for('update');
  if (!certification) throw notFound('certification_not_found');
  return certification;
}

export async function saveCertification(
  tx: Tx,
  { id, ...certification }: Certification,
): Promise<void> {
  await tx.update(certifications).set(certification).where(eq(certifications.id, id));
}

export async function removeCertification(tx: Tx, id: string): Promise<void> {
  await tx.delete(certifications).where(eq(certifications.id, id));
}
