import type { Db, Tx } from '@sidework/chassis/db/db';
import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import {
  type Certificate,
  requireShown,
  type ShownCertificate,
  type Superseded,
} from './certificate.ts';
import { certificates, supersededCertificates } from './table.ts';

/** The certificate with a code, also one that was replaced; a revocation of its successor is one of it. */
export async function getShownCertificate(db: Db, code: string): Promise<ShownCertificate> {
  const [current] = await db.select().from(certificates).where(eq(certificates.code, code));
  const found = current ?? (await findShownSuperseded(db, code));
  requireShown(found);
  return found;
}

async function findShownSuperseded(db: Db, code: string): Promise<ShownCertificate | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(supersededCertificates), revokedAt: certificates.revokedAt })
    .from(supersededCertificates)
    .leftJoin(certificates, eq(certificates.enrollmentId, supersededCertificates.enrollmentId))
    .where(eq(supersededCertificates.code, code));
  return row;
}

export async function findSuperseded(db: Db, code: string): Promise<Superseded | undefined> {
  const [row] = await db
    .select()
    .from(supersededCertificates)
    .where(eq(supersededCertificates.code, code));
  return row;
}

export const lockCertificate = (tx: Tx, code: string): Promise<Certificate | undefined> =>
  lockWhere(tx, eq(certificates.code, code));

/** The certificate that counts, by its own code or by that of one before it. */
export async function lockCounting(tx: Tx, code: string): Promise<Certificate | undefined> {
  const current = await lockCertificate(tx, code);
  if (current) return current;
  const former = await findSuperseded(tx, code);
  if (!former?.enrollmentId) return undefined;
  return lockWhere(tx, eq(certificates.enrollmentId, former.enrollmentId));
}

async function lockWhere(tx: Tx, condition: SQL): Promise<Certificate | undefined> {
  const [row] = await tx.select().from(certificates).where(condition).for('update');
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
  return lockWhere(tx, eq(certificates.id, id));
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
