import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Db } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { desc, eq } from 'drizzle-orm';
import { auditSeals } from './table.ts';
import { type Head, noHead } from './verify-chain.ts';

const columns = { position: auditSeals.position, hash: auditSeals.hash };

export async function auditHead(db: Db): Promise<Head> {
  const [head] = await db
    .select(columns)
    .from(auditSeals)
    .orderBy(desc(auditSeals.position))
    .limit(1);
  return head ?? noHead;
}

export async function hashAt(db: Db, position: number): Promise<string | undefined> {
  const [seal] = await db.select(columns).from(auditSeals).where(eq(auditSeals.position, position));
  return seal?.hash;
}

/**
 * Logs the end of the chain at the start and once a day, because the owner of the database could rewrite the chain
 * itself.
 */
export const tellAuditHeadJob: BackgroundJob<Pick<BaseDeps, 'db' | 'log'>> = {
  name: 'tell-audit-head',
  every: 86_400_000,
  async run({ db, log }) {
    const { position, hash } = await auditHead(db);
    log.info({ position, hash }, 'the audit log ends here');
  },
};
