import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { eq } from 'drizzle-orm';
import type { Certificate } from './certificate.ts';
import { certificates } from './table.ts';

export async function getCertificate(db: Db, code: string): Promise<Certificate> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  if (!row) throw notFound('certificate_not_found');
  return row;
}

export async function lockCertificate(tx: Tx, code: string): Promise<Certificate> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.code, code))
    .for('update');
  if (!row) throw notFound('certificate_not_found');
  return row;
}

export async function saveCertificate(tx: Tx, { id, ...certificate }: Certificate): Promise<void> {
  await tx.update(certificates).set(certificate).where(eq(certificates.id, id));
}

export async function findCertificate(db: Db, id: string): Promise<Certificate | undefined> {
  const [row] = await db.select().from(certificates).where(eq(certificates.id, id));
  return row;
}

/** An enrollment has one certificate, so that a second one is not written. */
export async function insertCertificate(tx: Tx, certificate: Certificate): Promise<void> {
  await tx
    .insert(certificates)
    .values(certificate)
    .onConflictDoNothing({ target: certificates.enrollmentId });
}
