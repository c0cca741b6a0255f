import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Db } from '@sidework/chassis/db/db';
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

const daily = 86_400_000;

/**
 * Writes the end of the chain to the log, now and once a day, until the given function is called: what the database alone
 * holds, whoever owns the database could write anew from any entry on.
 */
export function startTellingHead({ db, log }: Pick<BaseDeps, 'db' | 'log'>): () => Promise<void> {
  const tell = () =>
    auditHead(db).then(
      ({ position, hash }) => log.info({ position, hash }, 'the audit log ends here'),
      (error) => log.warn({ err: error }, 'the end of the audit log could not be read'),
    );
  let telling = tell();
  const timer = setInterval(() => {
    telling = tell();
  }, daily).unref();
  return async () => {
    clearInterval(timer);
    await telling;
  };
}
