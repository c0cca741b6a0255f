import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what the service needs in the clear, and what is too short to be kept as a plain hash, under keys of its own. */
export interface Seal {
  /** AES-256-GCM; only this service opens it. */
  seal(text: string): string;
  /** Throws where it was not sealed here. */
  open(sealed: string): string;
  /** A keyed hash against which codes cannot be tried without the key; `of` separates codes of different things. */
  digest(of: string, code: string): string;
}

export function sealWith(secret: string): Seal {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sealing = keyFor('sidework sealed secrets');
  const codes = keyFor('sidework one-time codes');
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce);
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        'utf8',
      );
    },
    digest: (of, code) => createHmac('sha256', codes).update(`${of}\0${code}`).digest('base64url'),
  };
}
