import { randomBytes } from 'node:crypto';
import { servedAvatar } from '@sidework/contracts/identity/pictures/pictures';
import type { Config } from '../config.ts';

type Origin = Pick<Config, 'FILES_URL'>;

const folder = servedAvatar.url.slice(0, servedAvatar.url.indexOf(':'));

/** Nobody guesses it, so whoever knows it was shown it. */
export const newAvatarName = () => `${randomBytes(24).toString('base64url')}.webp`;

/** Where a picture lies in the bucket; under the same path the files origin serves it. */
export const avatarKey = (name: string) => `${folder}${name}`.slice(1);

export const avatarUrlOf = ({ FILES_URL }: Origin, name: string) =>
  new URL(`${folder}${name}`, FILES_URL).href;

/** The key of a picture that was uploaded; null of one of ours, or of none. */
export function keyOfAvatar({ FILES_URL }: Origin, url: string | null): string | null {
  const start = new URL(folder, FILES_URL).href;
  return url?.startsWith(start) ? avatarKey(url.slice(start.length)) : null;
}
