import { pictureKey as keyOf } from '@sidework/chassis/uploads/stored-pictures';

/** The thing that a picture belongs to. */
export type PictureKind = 'gig' | 'job' | 'portfolio';

export const pictureKey = (kind: PictureKind, name: string) => keyOf(kind, name);

export const pictureUrl = (
  { FILES_URL }: { FILES_URL: string },
  kind: PictureKind,
  name: string,
): string => new URL(`/${pictureKey(kind, name)}`, FILES_URL).href;
