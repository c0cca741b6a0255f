import type { Readable } from 'node:stream';
import type { Verdict } from '@sidework/chassis/uploads/scanner';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { lockById, saveDocument } from './queries.ts';

/** Without an answer of the scanner there is no verdict, and the document waits until it is scanned again. */
export const verdictOn = (
  deps: VaultDeps,
  documentId: string,
  body: Readable,
): Promise<Verdict | undefined> => orWait(deps, documentId, deps.scanner.scan(body));

export const orWait = (
  { log }: VaultDeps,
  documentId: string,
  scan: Promise<Verdict>,
): Promise<Verdict | undefined> =>
  scan.catch((err) => {
    log.warn({ err, documentId }, 'a document waits for the scanner');
    return undefined;
  });

/** Has a kept file scanned that was kept without a verdict. */
export async function scanAgain(deps: VaultDeps, document: Document.Filed): Promise<void> {
  const scan = async () => deps.scanner.scan((await deps.objects.get(document.filePath)).body);
  const verdict = await orWait(deps, document.id, scan());
  if (!verdict) return;
  await deps.db.transaction(async (tx) => {
    const before = await lockById(tx, document.id);
    if (before?.filePath !== document.filePath) return;
    await saveDocument(tx, before, Document.judge(before as Document.Filed, verdict));
  });
}
