import {
  type Argon2Parameters,
  argon2,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { verify } from '@node-rs/bcrypt';
import { imported } from './imported-hash.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
}

/** 19 MiB twice over: what OWASP asks of argon2id at the least. */
export const usualCost: Cost = { memory: 19_456, passes: 2 };
/** For tests, which hash thousands of passwords. Production refuses it: passwords are easily found from such hashes. */
export const cheapCost: Cost = { memory: 8, passes: 1 };
const parallelism = 1;
const headerOf = ({ memory, passes }: Cost) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** Each further step doubles the time; at 14 it is a second, for which the next sign-in waits. */
const highestCost = 14;

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** The hash is over the password's HMAC, so that a copy of the database alone cannot be searched. */
const peppered = (password: string, pepper: string) =>
  createHmac('sha256', pepper).update(password).digest();

/** A password's hash as a PHC string. */
export async function hash(password: string, pepper: string, cost = usualCost): Promise<string> {
  const nonce = randomBytes(16);
  const message = peppered(password, pepper);
  const tag = await derive('argon2id', { ...cost, parallelism, message, nonce, tagLength });
  return `${headerOf(cost)}${plain(nonce)}$${plain(tag)}`;
}

/** Whether `kept` is the hash of `password`, by the settings that it was made with; bcrypt, and argon2id without the pepper, is what others made. */
export async function matches(kept: string, password: string, pepper: string): Promise<boolean> {
  const [, cost] = bcrypt.exec(kept) ?? [];
  if (cost) return Number(cost) <= highestCost && verify(password, kept);
  const isImported = kept.startsWith(imported);
  const made = isImported ? kept.slice(imported.length) : kept;
  const [, memory, passes, lanes, salt = '', expected = ''] = phc.exec(made) ?? [];
  const tag = Buffer.from(expected, 'base64');
  if (tag.length === 0) return false;
  const computed = await derive('argon2id', {
    message: isImported ? Buffer.from(password) : peppered(password, pepper),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: tag.length,
  });
  return timingSafeEqual(tag, computed);
}

/** A hash of the usual cost is never outdated, so no sign-in replaces it with a cheap one. */
export const isOutdated = (kept: string, cost = usualCost) =>
  ![usualCost, cost].some((each) => kept.startsWith(headerOf(each)));
