import { notFound, unprocessable } from '@sidework/chassis/errors';
import { toCsv } from '@sidework/contracts/kernel/csv';
import type { Filed } from '../documents/document.ts';
import { fileNameOf } from '../documents/document.ts';

/** A document as it lies in a pack; the digest is that of the bytes that were stored. */
export interface Packed {
  document: Filed;
  sha256: string;
}

/** A text that a pack holds beside the documents. */
export interface PackedText {
  path: string;
  content: Buffer;
}

export interface Pack {
  fileName: string;
  texts: PackedText[];
  documents: { path: string; packed: Packed }[];
}

/** Two documents may have one name; the second gets a number. */
export function placesOf(documents: Packed[], folderOf: (document: Filed) => string) {
  const taken = new Map<string, number>();
  return documents.map((packed) => {
    const wanted = `${folderOf(packed.document)}/${fileNameOf(packed.document)}`;
    const key = wanted.normalize('NFC').toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return { path: count === 1 ? wanted : numbered(wanted, count), packed };
  });
}

function numbered(path: string, count: number): string {
  const dot = path.lastIndexOf('.');
  return `${path.slice(0, dot)} (${count})${path.slice(dot)}`;
}

/** A list of all files with their digests, by which a reader can tell that none was changed. */
export function listOf(places: Pack['documents']): PackedText {
  const rows = places.map(({ path, packed: { document, sha256 } }) => [
    path,
    document.documentName,
    document.createdAt.toISOString().slice(0, 10),
    String(document.fileSize),
    sha256,
    document.voidReason ?? '',
  ]);
  const header = ['File', 'Name', 'Kept since', 'Bytes', 'SHA-256', 'No longer valid because'];
  return { path: 'files.csv', content: Buffer.from(toCsv([header, ...rows])) };
}

export function requireLive<T>(found: T | undefined): T {
  if (found === undefined) throw notFound('link_expired');
  return found;
}

export function requireFew(pack: Pack, most: number): Pack {
  if (pack.documents.length > most) throw unprocessable('too_many_in_pack');
  return pack;
}
