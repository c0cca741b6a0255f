import * as stored from '@sidework/chassis/uploads/stored-pictures';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import type { Deps } from '../deps.ts';
import type { PictureKind } from './addresses.ts';

/** Scans and redraws a picture and stores it under a new name; a caller that names it in a row keeps it. */
export const takePicture = (
  deps: Deps,
  kind: PictureKind,
  ownerId: string,
  uploaded: Buffer,
): Promise<string> => stored.takePicture(deps, { kind, ownerId, uploaded, file: gigPictureFile });

/** A picture as the files origin serves it. */
export const openPicture = (deps: Pick<Deps, 'db' | 'objects'>, kind: PictureKind, name: string) =>
  stored.openPicture(deps, kind, name);
