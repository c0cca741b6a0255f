import { createHmac } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodSeconds = 30;

/**
 * The code of an authenticator app (RFC 6238), `steps` periods from now. A code is taken once, so a journey that shows a
 * second takes the one after. The one before is good too, but not where its time is over before it has arrived.
 */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / periodSeconds) + steps));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const start = (hash.at(-1) ?? 0) & 0xf;
  return String((hash.readUInt32BE(start) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
