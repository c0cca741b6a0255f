import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '../../profiles/table.ts';
import { nameFor } from '../guardians/own-data.ts';
import { consents } from './table.ts';

const children = alias(profiles, 'child');
const guardians = alias(profiles, 'guardian');

/** How it was paid and from which address is the guardian's own. */
export async function gatherConsents(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db
    .select({ consent: consents, child: children, guardian: guardians })
    .from(consents)
    .leftJoin(children, eq(children.id, consents.childId))
    .leftJoin(guardians, eq(guardians.id, consents.guardianId))
    .where(or(eq(consents.childId, userId), eq(consents.guardianId, userId)))
    .orderBy(consents.submittedAt);
  return {
    name: 'consents.json',
    about: 'What you agreed to for a child, or what was agreed to for you.',
    rows: rows.map(({ consent, child, guardian }) => ({
      child: nameFor(userId, child),
      guardian: nameFor(userId, guardian),
      method: consent.method,
      status: consent.status,
      agreedTo: consent.permits,
      policyVersion: consent.policyVersion,
      submittedAt: consent.submittedAt.toISOString(),
      givenAt: consent.givenAt?.toISOString() ?? null,
      revokedAt: consent.revokedAt?.toISOString() ?? null,
      reason: consent.reason,
      ...(consent.guardianId === userId && {
        address: consent.address,
        card: consent.cardLast4 && `${consent.cardBrand ?? 'card'} ending in ${consent.cardLast4}`,
      }),
    })),
  };
}
