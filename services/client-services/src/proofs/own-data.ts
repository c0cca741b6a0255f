import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { forgetProofs } from './queries.ts';
import { proofs, provenCourses, provenLicenses } from './table.ts';

/** The business-tools service exports licenses and the education-events service courses, of which there are copies here. */
export const ownProofs: OwnPart = {
  gathers: [proofs],
  erases: [proofs, provenLicenses, provenCourses],
  files: (db, { userId }) => [
    {
      name: 'proofs.json',
      about: 'The proofs of your work that you had signed. Each is checked with our public keys.',
      rows: proofsOf(db, userId),
    },
  ],
  erase: forgetProofs,
};

const proofsOf = (db: Db, userId: string) =>
  allRows({
    order: [proofs.issuedAt, proofs.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(proofs)
        .where(and(eq(proofs.personId, userId), after))
        .orderBy(proofs.issuedAt, proofs.id)
        .limit(limit),
    place: ({ issuedAt, id }) => [issuedAt, id],
    present: ({ code, issuedAt, signed }) => ({ code, issuedAt: issuedAt.toISOString(), signed }),
  });
