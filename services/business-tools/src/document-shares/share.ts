import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import { mostShares, shareDays } from '@sidework/contracts/business-tools/document-shares';
import type { documentShares } from './table.ts';

export type Share = typeof documentShares.$inferSelect;

const dayMs = 24 * 3_600_000;

type Made = Pick<Share, 'id' | 'professionalId' | 'documentId' | 'tokenHash' | 'passwordHash'>;

export const share = (made: Made, now: Date): Share => ({
  ...made,
  createdAt: now,
  expiresAt: new Date(now.getTime() + shareDays * dayMs),
  revokedAt: null,
});

/** Links that were never made, have ended or were revoked are answered alike. */
export function requireLive(found: Share | undefined, now: Date): Share {
  if (!found || found.revokedAt || found.expiresAt <= now) throw linkEnded();
  return found;
}

export const linkEnded = () => notFound('link_expired');

export const revoke = (live: Share, now: Date): Share => ({ ...live, revokedAt: now });

export function requireFew(count: number): void {
  if (count >= mostShares) throw conflict('too_many_shares');
}

export const wrongPassword = () => forbidden('share_password_wrong');
