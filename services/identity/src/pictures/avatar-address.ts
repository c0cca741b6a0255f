import { randomBytes } from 'node:crypto';
import { servedAvatar } from '@sidework/contracts/identity/pictures/pictures';
import type { Config } from '../config.ts';

type Origin = Pick<Config, 'FILES_URL'>;

const folder = servedAvatar.url.slice(0, servedAvatar.url.indexOf(':'));

/** The name is random, so only a person who was shown it knows it. */
export const newAvatarName = () => `${randomBytes(24).toString('base64url')}.webp`;

/** The key of a picture in the bucket; the files origin serves it under the same path. */
export const avatarKey = (name: string) => `${folder}${name}`.slice(1);

export const avatarUrlOf = ({ FILES_URL }: Origin, name: string) =>
  new URL(`${folder}${name}`, FILES_URL).href;

/** The key of a picture that was uploaded; null of one of ours, or of none. */
export function keyOfAvatar({ FILES_URL }: Origin, url: string | null): string | null {
  const start = new URL(folder, FILES_URL).href;
  return url?.startsWith(start) ? avatarKey(url.slice(start.length)) : null;
}
