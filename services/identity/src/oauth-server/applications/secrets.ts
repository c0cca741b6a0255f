import { randomBytes } from 'node:crypto';
import { hashOf, isSame } from '../../hashes.ts';

/** 256 random bits, of which a plain hash says nothing. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const fits = (secret: string, hash: string): boolean => isSame(hashOf(secret), hash);
