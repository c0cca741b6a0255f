import { buffer } from 'node:stream/consumers';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { readInWorker } from './read-in-worker.ts';

type ReadDeps = Pick<Deps, 'db' | 'sql' | 'objects' | 'log'>;

interface Unread {
  id: string;
  filePath: string;
  format: string;
}

const batch = 10;
const formatsWithText = new Set(['pdf', 'docx', 'xlsx', 'txt']);

/** Reads the words of files that were found clean, so that the search finds documents by them; says whether more wait. */
async function readTexts(deps: ReadDeps): Promise<boolean> {
  const unread = await deps.sql<Unread[]>`
    select id, file_path as "filePath", format from business_documents
    where text_state = 'waiting' and scan_status = 'clean' and file_path is not null
    order by created_at limit ${batch}`;
  for (const document of unread) await readText(deps, document);
  return unread.length === batch;
}

/** A file that cannot be read is found by its name, notes and tags alone. A newer file of the document waits again. */
async function readText({ db, objects, log }: ReadDeps, { id, filePath, format }: Unread) {
  const read = async () =>
    readInWorker(await buffer((await objects.get(filePath)).body), format).catch((err) => {
      log.warn({ err, documentId: id }, 'the text of a document was not read');
      return undefined;
    });
  const words = formatsWithText.has(format) ? await read() : '';
  const state = words === undefined ? 'failed' : words === '' ? 'none' : 'read';
  await db.execute(sql`
    update business_tools.business_documents
    set text_state = ${state}, text_words = ${words ?? null}
    where id = ${id} and file_path = ${filePath}`);
}

/** An upload is found by its words some seconds after it was kept. */
export const readTextsJob: BackgroundJob<Deps> = {
  name: 'read-texts',
  every: 5_000,
  run: readTexts,
};
