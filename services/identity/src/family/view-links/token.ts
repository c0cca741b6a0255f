import { notFound } from '@sidework/chassis/errors';
import { isSame } from '../../hashes.ts';
import type { Seal } from '../../seal.ts';

/** The kinds of files that a link can open. A token holds the index of a kind, so a new one goes to the end. */
const viewKinds = ['consent-form', 'export'] as const;
export type ViewKind = (typeof viewKinds)[number];

export interface Viewed {
  kind: ViewKind;
  id: string;
}

const purpose = 'view link';
/** The kind, the id and the second at which it ends. */
const size = 1 + 16 + 6;

export function signView({ digest }: Seal, { kind, id }: Viewed, expiresAt: Date): string {
  const claim = Buffer.alloc(size);
  claim.writeUInt8(viewKinds.indexOf(kind), 0);
  claim.write(id.replaceAll('-', ''), 1, 'hex');
  claim.writeUIntBE(Math.floor(expiresAt.getTime() / 1000), 17, 6);
  const said = claim.toString('base64url');
  return signed(digest, said);
}

const signed = (digest: Seal['digest'], said: string) => `${said}.${digest(purpose, said)}`;

/** Reads a token; gives undefined if the signature is wrong or the time is over. */
export function readView({ digest }: Seal, token: string, now: Date): Viewed | undefined {
  const [said = ''] = token.split('.');
  if (!isSame(token, signed(digest, said))) return undefined;
  const claim = Buffer.from(said, 'base64url');
  const kind = viewKinds[claim.readUInt8(0)];
  if (!kind || claim.readUIntBE(17, 6) * 1000 <= now.getTime()) return undefined;
  return { kind, id: uuidOf(claim.toString('hex', 1, 17)) };
}

/** An altered link, an expired one and one to a deleted file are answered alike. */
export function requireLive<T>(live: T | undefined): T {
  if (live === undefined) throw notFound('link_expired');
  return live;
}

const uuidOf = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
