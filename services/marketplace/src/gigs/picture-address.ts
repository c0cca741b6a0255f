import { randomBytes } from 'node:crypto';

const folder = 'gig-pictures';
export const pictureKind = 'gig-picture';

/** The name is random: a reader knows it from a gig that they were shown. */
export const newPictureName = () => `${randomBytes(24).toString('base64url')}.webp`;

export const pictureKey = (name: string) => `${folder}/${name}`;

export const pictureUrl = ({ FILES_URL }: { FILES_URL: string }, name: string) =>
  new URL(`/${folder}/${name}`, FILES_URL).href;
