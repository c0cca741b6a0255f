import type { Tx } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { eq, lt, sql } from 'drizzle-orm';
import { ceCertificates } from './table.ts';

type Certificate = typeof ceCertificates.$inferSelect;

/** Each event of a course has a durable of its own, so the handlers of one course wait here for each other. */
export async function lockCertificate(
  tx: Tx,
  enrollmentId: string,
): Promise<Certificate | undefined> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('certificate of ' || ${enrollmentId}, 0))`,
  );
  const [known] = await tx
    .select()
    .from(ceCertificates)
    .where(eq(ceCertificates.enrollmentId, enrollmentId));
  return known;
}

/** Nothing is kept of a person who left. */
export async function isGone(tx: Tx, id: string): Promise<boolean> {
  const [person] = await tx
    .select({ hasLeft: people.hasLeft })
    .from(people)
    .where(eq(people.id, id));
  return person?.hasLeft ?? false;
}

export async function keepRevoked(
  tx: Tx,
  { enrollmentId, userId }: { enrollmentId: string; userId: string },
  at: Date,
): Promise<void> {
  await lockCertificate(tx, enrollmentId);
  if (await isGone(tx, userId)) return;
  await tx
    .insert(ceCertificates)
    .values({ enrollmentId, professionalId: userId, revokedAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: ceCertificates.enrollmentId,
      set: { revokedAt: sql`coalesce(${ceCertificates.revokedAt}, excluded.revoked_at)` },
    });
}

/** False if a newer certificate is known, or nothing is to be kept. */
export async function keepReissued(
  tx: Tx,
  {
    enrollmentId,
    userId,
    ...newest
  }: Pick<Certificate, 'enrollmentId' | 'certificateId' | 'certificateCode' | 'sequence'> & {
    userId: string;
  },
  at: Date,
): Promise<boolean> {
  await lockCertificate(tx, enrollmentId);
  if (await isGone(tx, userId)) return false;
  const kept = await tx
    .insert(ceCertificates)
    .values({ enrollmentId, professionalId: userId, ...newest, createdAt: at })
    .onConflictDoUpdate({
      target: ceCertificates.enrollmentId,
      set: newest,
      setWhere: lt(ceCertificates.sequence, newest.sequence),
    })
    .returning({ enrollmentId: ceCertificates.enrollmentId });
  return kept.length > 0;
}
