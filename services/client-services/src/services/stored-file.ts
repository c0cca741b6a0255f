import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { storeObject } from '@sidework/chassis/objects/stored-objects';
import { takeFile } from '@sidework/chassis/uploads/intake';
import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';
import type { Deps } from '../deps.ts';

/** The picture of a page can still be read. */
const page = { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true } as const;

/** The files of one kind lie under one folder of the bucket. */
export const fileKey = (kind: FileKind, name: string) => `${kind}/${name}`;
export type FileKind = 'expense-receipt' | 'dispute-evidence';

interface Uploaded {
  kind: FileKind;
  ownerId: string;
  uploaded: Buffer;
  types: readonly string[];
}

/** Scans and stores a paper or a photo under a new name; a picture is drawn again. A row that names it keeps it. */
export async function storeFile(
  deps: Pick<Deps, 'db' | 'objects' | 'scanner'>,
  { kind, ownerId, uploaded, types }: Uploaded,
): Promise<{ name: string; contentType: string }> {
  const taken = await takeFile(deps, uploaded, { types, size: page });
  const name = randomBytes(24).toString('base64url');
  await storeObject(deps, { kind, ownerId, key: fileKey(kind, name), ...taken });
  return { name, contentType: taken.contentType };
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** A stored file as its readers download it. */
export async function downloadedFile(
  { objects }: Pick<Deps, 'objects'>,
  key: string,
  { name, mediaType }: { name: string; mediaType: string },
): Promise<DownloadedFile> {
  return {
    name: `${name}.${endings[mediaType] ?? 'bin'}`,
    mediaType,
    contentBase64: (await bytesOf({ objects }, key)).toString('base64'),
  };
}

export async function bytesOf({ objects }: Pick<Deps, 'objects'>, key: string): Promise<Buffer> {
  const { body } = await objects.get(key);
  return buffer(body);
}
