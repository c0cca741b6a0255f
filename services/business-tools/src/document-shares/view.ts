import type { DocumentShareView } from '@sidework/contracts/business-tools/document-shares';
import type { Opening } from './queries.ts';
import type { Share } from './share.ts';

export const toShareView = (
  { id, passwordHash, createdAt, expiresAt }: Share,
  openings: Opening[] = [],
): DocumentShareView => ({
  id,
  hasPassword: passwordHash !== null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  openings: openings.map(({ createdAt: at, outcome }) => ({ at: at.toISOString(), outcome })),
});
