import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { eq } from 'drizzle-orm';
import {
  type Certificate,
  requireShown,
  type ShownCertificate,
  type Superseded,
} from './certificate.ts';
import { certificates, supersededCertificates } from './table.ts';

/** The certificate with a code, also one that was replaced. */
export async function getShownCertificate(db: Db, code: string): Promise<ShownCertificate> {
  const [current] = await db.select().from(certificates).where(eq(certificates.code, code));
  const found = current ?? (await findSuperseded(db, code));
  requireShown(found);
  return found;
}

async function findSuperseded(db: Db, code: string): Promise<Superseded | undefined> {
  const [row] = await db
    .select()
    .from(supersededCertificates)
    .where(eq(supersededCertificates.code, code));
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

/** The row of the enrollment becomes the new certificate, and the old one is kept beside it. */
export async function replaceCertificate(
  tx: Tx,
  { after, superseded }: { after: Certificate; superseded: Superseded },
): Promise<void> {
  await tx.insert(supersededCertificates).values(superseded);
  await tx.update(certificates).set(after).where(eq(certificates.id, superseded.id));
}

/** The certificate of a paper that is handed over, locked so that it is not revoked meanwhile. */
export async function lockCertificateById(tx: Tx, id: string): Promise<Certificate | undefined> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.id, id)).for('update');
  return row;
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
