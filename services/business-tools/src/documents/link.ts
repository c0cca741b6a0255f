import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Link {
  documentId: string;
  isDownload: boolean;
  expiresAt: Date;
}

/** The id, how it is shown and the second at which the link ends. */
const size = 16 + 1 + 6;

export function signLink(secret: string, { documentId, isDownload, expiresAt }: Link): string {
  const claim = Buffer.alloc(size);
  claim.write(documentId.replaceAll('-', ''), 0, 'hex');
  claim.writeUInt8(isDownload ? 1 : 0, 16);
  claim.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), 17, 6);
  return signed(secret, claim.toString('base64url'));
}

/** It gives undefined for a link that this service did not sign, or that has expired. */
export function readLink(secret: string, token: string, now: Date): Link | undefined {
  const [said = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(signed(secret, said))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claim = Buffer.from(said, 'base64url');
  if (claim.length !== size) return undefined;
  const expiresAt = new Date(claim.readUIntBE(17, 6) * 1000);
  if (expiresAt <= now) return undefined;
  const documentId = claim
    .toString('hex', 0, 16)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { documentId, isDownload: claim.readUInt8(16) === 1, expiresAt };
}

const signed = (secret: string, said: string) =>
  `${said}.${createHmac('sha256', secret).update(`document ${said}`).digest('base64url')}`;
