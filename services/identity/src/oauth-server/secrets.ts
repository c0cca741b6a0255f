import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, of which a plain hash says nothing. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const fits = (secret: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
