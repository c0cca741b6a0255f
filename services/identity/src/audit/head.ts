import type { BaseDeps } from '@sidework/chassis/base-deps';
import type { Db } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { newestSeal } from './queries.ts';
import { type Head, noHead } from './verify-chain.ts';

export const auditHead = async (db: Db): Promise<Head> => (await newestSeal(db)) ?? noHead;

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
