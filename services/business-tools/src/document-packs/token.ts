import { createHmac, timingSafeEqual } from 'node:crypto';

export interface PackClaim {
  kind: 'year' | 'license';
  ownerId: string;
  /** A year, or the id of a license. */
  of: string;
  endsAt: number;
}

/** The kind, the owner, a year or license, and the second at which the link ends: an address has room for little more. */
const size = 1 + 16 + 16 + 6;
const places = { ownerId: 1, of: 17, endsAt: 33 };

const signed = (secret: string, said: string) =>
  `${said}.${createHmac('sha256', secret).update(`pack ${said}`).digest('base64url')}`;

export function signPack(secret: string, { kind, ownerId, of, endsAt }: PackClaim): string {
  const claim = Buffer.alloc(size);
  claim.writeUInt8(kind === 'year' ? 0 : 1, 0);
  claim.write(ownerId.replaceAll('-', ''), places.ownerId, 'hex');
  if (kind === 'year') claim.writeUInt16BE(Number(of), places.of);
  else claim.write(of.replaceAll('-', ''), places.of, 'hex');
  claim.writeUIntBE(Math.floor(endsAt / 1000), places.endsAt, 6);
  return signed(secret, claim.toString('base64url'));
}

/** It gives undefined for a link that this service did not sign, or whose time is over. */
export function readPack(secret: string, token: string, now: Date): PackClaim | undefined {
  const [said = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(signed(secret, said))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claim = Buffer.from(said, 'base64url');
  if (claim.length !== size) return undefined;
  const endsAt = claim.readUIntBE(places.endsAt, 6) * 1000;
  if (endsAt <= now.getTime()) return undefined;
  const kind = claim.readUInt8(0) === 0 ? 'year' : 'license';
  const of = kind === 'year' ? `${claim.readUInt16BE(places.of)}` : idAt(claim, places.of);
  return { kind, ownerId: idAt(claim, places.ownerId), of, endsAt };
}

const idAt = (claim: Buffer, at: number) =>
  claim.toString('hex', at, at + 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
