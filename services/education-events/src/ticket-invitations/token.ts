import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a mailed link carries; it is kept nowhere. */
export const newToken = () => randomBytes(32).toString('base64url');

/** One mailbox, however its address was typed. */
export const hashOfAddress = (address: string) => hashOf(address.trim().toLowerCase());
