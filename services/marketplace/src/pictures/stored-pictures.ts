import { storeObject } from '@sidework/chassis/objects/stored-objects';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import type { Deps } from '../deps.ts';
import { newPictureName } from './new-name.ts';
import { objectKind, type PictureKind, pictureKey, requirePictureFits } from './picture.ts';
import { getPictureKey } from './queries.ts';

const size = { width: 1_200, height: 900, fit: 'inside', withoutEnlargement: true } as const;

/** Scans and redraws a picture and stores it under a new name; who names it in a row keeps it. */
export async function takePicture(
  deps: Deps,
  kind: PictureKind,
  ownerId: string,
  uploaded: Buffer,
): Promise<string> {
  requirePictureFits(uploaded.length);
  const file = await takeFile(deps, uploaded, { types: gigPictureFile.types, size });
  const name = newPictureName();
  const key = pictureKey(kind, name);
  await storeObject(deps, { kind: objectKind(kind), ownerId, key, ...file });
  return name;
}

/** A picture as the files origin serves it. */
export async function openPicture(
  { db, objects }: Pick<Deps, 'db' | 'objects'>,
  kind: PictureKind,
  name: string,
) {
  const {
    body,
    size: length,
    contentType,
  } = await objects.get(await getPictureKey(db, kind, name));
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
