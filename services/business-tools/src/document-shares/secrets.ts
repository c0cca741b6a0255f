import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
) => Promise<Buffer>;

/** A token of 256 bits cannot be guessed, so a fast digest is enough. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

const length = 32;

/** A person chose the password, so its digest is slow and salted. */
export async function hashOfPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const derived = await derive(password.normalize('NFC'), salt, length);
  return `${salt.toString('hex')}:${derived.toString('hex')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', right = ''] = hash.split(':');
  const derived = await derive(password.normalize('NFC'), Buffer.from(salt, 'hex'), length);
  return timingSafeEqual(derived, Buffer.from(right, 'hex'));
}
