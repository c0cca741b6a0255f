import type { Verdict } from '@sidework/chassis/uploads/scanner';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { lockById, saveDocument } from './queries.ts';

/** Has the scanner look into a kept file, and keeps what it says; without a word of it the document goes on waiting. */
export async function tryScan(deps: VaultDeps, document: Document.Filed): Promise<Document.Filed> {
  let verdict: Verdict;
  try {
    verdict = await deps.scanner.scan((await deps.objects.get(document.filePath)).body);
  } catch (err) {
    deps.log.warn({ err, documentId: document.id }, 'a document waits for the scanner');
    return document;
  }
  return keepVerdict(deps, document, verdict);
}

const keepVerdict = ({ db }: VaultDeps, seen: Document.Filed, verdict: Verdict) =>
  db.transaction(async (tx) => {
    const before = await lockById(tx, seen.id);
    if (before?.filePath !== seen.filePath) return seen;
    const after = Document.judge(before as Document.Filed, verdict);
    await saveDocument(tx, before, after);
    return after;
  });
