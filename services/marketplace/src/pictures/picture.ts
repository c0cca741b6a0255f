import { AppError } from '@sidework/chassis/errors';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import { problems } from '@sidework/contracts/problems';

/** The thing that a picture belongs to. */
export type PictureKind = 'gig' | 'job';

export const objectKind = (kind: PictureKind) => `${kind}-picture`;

export const pictureKey = (kind: PictureKind, name: string) => `${kind}-pictures/${name}`;

export const pictureUrl = (
  { FILES_URL }: { FILES_URL: string },
  kind: PictureKind,
  name: string,
): string => new URL(`/${pictureKey(kind, name)}`, FILES_URL).href;

export function requirePictureFits(bytes: number): void {
  if (bytes > gigPictureFile.maxBytes)
    throw new AppError('too-large', 'file_too_large', problems.file_too_large);
}
