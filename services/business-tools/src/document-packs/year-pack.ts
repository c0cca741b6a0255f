import { documentTypeLabels } from '@sidework/contracts/business-tools/document-options';
import type { Deps } from '../deps.ts';
import { entriesFile } from '../estimates/entries-file.ts';
import { listOf, type Pack, placesOf } from './pack.ts';
import { documentsOfYear } from './queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'config' | 'now'>;

/** An accountant asks for these: every entry of the books, and the papers by their type. */
export async function yearPack(deps: ReadDeps, ownerId: string, year: number): Promise<Pack> {
  const documents = await documentsOfYear(deps.db, ownerId, year);
  const places = placesOf(documents, ({ documentType }) => documentTypeLabels[documentType]);
  const files = await Promise.all(
    (['csv', 'xlsx'] as const).map((format) =>
      entriesFile(deps, { id: ownerId }, { year, format }),
    ),
  );
  const books = files.map(({ name, contentBase64 }) => ({
    path: name,
    content: Buffer.from(contentBase64, 'base64'),
  }));
  return { fileName: `sidework-${year}.zip`, texts: [...books, listOf(places)], documents: places };
}
