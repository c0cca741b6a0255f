import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { shownName } from '@sidework/chassis/people/shown-name';
import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { consents } from '../family/consents/table.ts';
import { guardianLinks } from '../family/guardians/table.ts';
import { publicCardOf } from '../profiles/public-card.ts';
import { type Profile, profiles } from '../profiles/table.ts';

const children = alias(profiles, 'child');
const guardians = alias(profiles, 'guardian');

/** Gathers guardianships and consents. */
export async function gatherFamily(db: Db, userId: string): Promise<OwnFile[]> {
  return [
    {
      name: 'guardians-and-children.json',
      about: 'Kids accounts that you look after, and who looks after yours.',
      rows: await linksOf(db, userId),
    },
    {
      name: 'consents.json',
      about: 'What you agreed to for a child, or what was agreed to for you.',
      rows: await consentsOf(db, userId),
    },
  ];
}

async function linksOf(db: Db, userId: string) {
  const rows = await db
    .select({ link: guardianLinks, child: children, guardian: guardians })
    .from(guardianLinks)
    .leftJoin(children, eq(children.id, guardianLinks.childId))
    .leftJoin(guardians, eq(guardians.id, guardianLinks.guardianId))
    .where(or(eq(guardianLinks.childId, userId), eq(guardianLinks.guardianId, userId)))
    .orderBy(guardianLinks.createdAt);
  return rows.map(({ link, child, guardian }) => ({
    child: nameFor(userId, child),
    guardian: nameFor(userId, guardian),
    since: link.createdAt.toISOString(),
    until: link.endedAt?.toISOString() ?? null,
  }));
}

/** How it was paid and from which address is the guardian's own. */
async function consentsOf(db: Db, userId: string) {
  const rows = await db
    .select({ consent: consents, child: children, guardian: guardians })
    .from(consents)
    .leftJoin(children, eq(children.id, consents.childId))
    .leftJoin(guardians, eq(guardians.id, consents.guardianId))
    .where(or(eq(consents.childId, userId), eq(consents.guardianId, userId)))
    .orderBy(consents.submittedAt);
  return rows.map(({ consent, child, guardian }) => ({
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
  }));
}

const nameFor = (userId: string, person: Profile | null) =>
  person?.id === userId ? 'you' : shownName(person && publicCardOf(person).fullName);
