import { randomBytes } from 'node:crypto';
import { problems } from '@sidework/contracts/problems';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { AppError, notFound } from '../errors.ts';
import { type ObjectDeps, storedObjects, storeObject } from '../objects/stored-objects.ts';
import { takeFile } from './intake.ts';
import type { Scanner } from './scanner.ts';

const size = { width: 1_200, height: 900, fit: 'inside', withoutEnlargement: true } as const;

/** Pictures of one kind lie under one folder of the bucket, which is also the path of their address. */
export const pictureKey = (kind: string, name: string) => `${kind}-pictures/${name}`;

/** The name is random: a reader knows it from a thing that they were shown. */
const newPictureName = () => `${randomBytes(24).toString('base64url')}.webp`;

interface Uploaded {
  kind: string;
  ownerId: string;
  uploaded: Buffer;
  file: { types: readonly string[]; maxBytes: number };
}

/** Scans and redraws a picture and stores it under a new name; a caller that names it in a row keeps it. */
export async function takePicture(
  deps: ObjectDeps & { scanner: Scanner },
  { kind, ownerId, uploaded, file: { types, maxBytes } }: Uploaded,
): Promise<string> {
  if (uploaded.length > maxBytes)
    throw new AppError('too-large', 'file_too_large', problems.file_too_large);
  const drawn = await takeFile(deps, uploaded, { types, size });
  const name = newPictureName();
  const key = pictureKey(kind, name);
  await storeObject(deps, { kind: `${kind}-picture`, ownerId, key, ...drawn });
  return name;
}

/** A picture as the files origin serves it. */
export async function openPicture({ db, objects }: ObjectDeps, kind: string, name: string) {
  const { body, size: length, contentType } = await objects.get(await getKey(db, kind, name));
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': length,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  };
}

async function getKey(db: Db, ofKind: string, name: string): Promise<string> {
  const { key, kind, state } = storedObjects;
  const [kept] = await db
    .select({ key })
    .from(storedObjects)
    .where(
      and(eq(key, pictureKey(ofKind, name)), eq(kind, `${ofKind}-picture`), eq(state, 'kept')),
    );
  if (!kept) throw notFound('not_found');
  return kept.key;
}
