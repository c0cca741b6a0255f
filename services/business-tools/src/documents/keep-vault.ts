import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { trashDays } from '@sidework/contracts/business-tools/document-options';
import type { Deps } from '../deps.ts';
import type { VaultDeps } from './deps.ts';
import type { Document, Filed } from './document.ts';
import { lockById, removeDocument } from './queries.ts';
import { scanAgain } from './scan-document.ts';

const batch = 50;

/**
 * It deletes documents whose time in the trash is over, and announced ones whose file never came.
 */
export async function sweepVault({ db, sql }: VaultDeps, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await sql<{ id: string }[]>`
    (select id from business_documents
      where trashed_at <= ${at}::timestamptz - ${trashDays} * interval '1 day' limit ${batch})
    union all
    (select id from business_documents
      where file_path is null and source = 'upload'
        and created_at <= ${at}::timestamptz - interval '15 minutes' limit ${batch})`;
  let removed = 0;
  for (const { id } of due)
    removed += await db.transaction(async (tx) => {
      const document = await lockById(tx, id);
      if (!document || !isStillDue(document, now)) return 0;
      await removeDocument(tx, document);
      return 1;
    });
  return removed;
}

const day = 24 * 3_600_000;

/** It may have been restored, or have come, since it was looked for. */
const isStillDue = ({ trashedAt, filePath }: Document, now: Date) =>
  filePath === null ||
  (trashedAt !== null && trashedAt.getTime() <= now.getTime() - trashDays * day);

/** It scans again the documents that have no verdict yet. */
async function scanPending(deps: VaultDeps, now: Date): Promise<void> {
  const at = now.toISOString();
  const waiting = await deps.sql<{ id: string }[]>`
    select id from business_documents
    where file_path is not null and scan_status = 'pending'
      and created_at <= ${at}::timestamptz - interval '30 seconds'
    order by created_at limit ${batch}`;
  for (const { id } of waiting) {
    const document = await deps.db.transaction((tx) => lockById(tx, id));
    if (document?.filePath) await scanAgain(deps, document as Filed);
  }
}

/** Every minute. */
export const keepVaultJob: BackgroundJob<Deps> = {
  name: 'keep-vault',
  every: 60_000,
  async run(deps) {
    await scanPending(deps, deps.now());
    return (await sweepVault(deps, deps.now())) > 0;
  },
};
