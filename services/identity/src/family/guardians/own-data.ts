import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { shownName } from '@sidework/chassis/people/shown-name';
import { eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { publicCardOf } from '../../profiles/public-card.ts';
import { type Profile, profiles } from '../../profiles/table.ts';
import { guardianLinks } from './table.ts';

const children = alias(profiles, 'child');
const guardians = alias(profiles, 'guardian');

export async function gatherGuardianships(db: Db, userId: string): Promise<OwnFile> {
  const rows = await db
    .select({ link: guardianLinks, child: children, guardian: guardians })
    .from(guardianLinks)
    .leftJoin(children, eq(children.id, guardianLinks.childId))
    .leftJoin(guardians, eq(guardians.id, guardianLinks.guardianId))
    .where(or(eq(guardianLinks.childId, userId), eq(guardianLinks.guardianId, userId)))
    .orderBy(guardianLinks.createdAt);
  return {
    name: 'guardians-and-children.json',
    about: 'Kids accounts that you look after, and who looks after yours.',
    rows: rows.map(({ link, child, guardian }) => ({
      child: nameFor(userId, child),
      guardian: nameFor(userId, guardian),
      since: link.createdAt.toISOString(),
      until: link.endedAt?.toISOString() ?? null,
    })),
  };
}

/** The name of a person in the export of another, which shows no more of it than the app does. */
export const nameFor = (userId: string, person: Profile | null) =>
  person?.id === userId ? 'you' : shownName(person && publicCardOf(person).fullName);
