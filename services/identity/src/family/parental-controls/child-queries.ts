import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, asc, desc, eq, isNull, not, or, type SQL } from 'drizzle-orm';
import type { AuditRow } from '../../audit/queries.ts';
import { auditLog } from '../../audit/table.ts';
import type { Kid } from '../../kids/kid.ts';
import { findKid } from '../../kids/queries.ts';
import { getProfile } from '../../profiles/queries.ts';
import { type Profile, profiles } from '../../profiles/table.ts';
import { type Standing, standingOf } from '../children/standing.ts';
import { type Consent, consents } from '../consents/table.ts';
import { guardianLinks } from '../guardians/table.ts';

export interface ShownChild {
  profile: Profile;
  kid: Kid;
  standing: Standing;
}

export async function getChild(db: Db, childId: string, now: Date): Promise<ShownChild> {
  const profile = await getProfile(db, childId);
  const kid = await findKid(db, childId);
  if (!kid) throw notFound('not_found');
  return { profile, kid, standing: await standingOf(db, profile, kid, now) };
}

/** All that was ever agreed to for a child, oldest first, with the names of who did. */
export function consentsOf(db: Db, childId: string) {
  return db
    .select({ consent: consents, guardianName: profiles.fullName })
    .from(consents)
    .leftJoin(profiles, eq(profiles.id, consents.guardianId))
    .where(eq(consents.childId, childId))
    .orderBy(asc(consents.submittedAt), asc(consents.id));
}
export interface NamedConsent {
  consent: Consent;
  guardianName: string | null;
}

const mostAccesses = 100;

export interface NamedAccess {
  entry: AuditRow;
  /** The name of the actor, if they ever looked after the child. */
  guardianName: string | null;
}

/**
 * Lists actions about a child, newest first: the newest of all others and the newest of the asking guardian, so that
 * their own visits push no others out.
 */
export async function accessesTo(
  db: Db,
  childId: string,
  guardianId: string,
): Promise<NamedAccess[]> {
  const isOwn = eq(auditLog.actorId, guardianId);
  const ofOthers = await newestAccesses(db, childId, or(isNull(auditLog.actorId), not(isOwn)));
  const own = await newestAccesses(db, childId, isOwn);
  return [...ofOthers, ...own].sort(
    (one, other) => other.entry.at.getTime() - one.entry.at.getTime(),
  );
}

function newestAccesses(db: Db, childId: string, which: SQL | undefined): Promise<NamedAccess[]> {
  const known = db
    .$with('known')
    .as(
      db
        .selectDistinct({ guardianId: guardianLinks.guardianId, fullName: profiles.fullName })
        .from(guardianLinks)
        .innerJoin(profiles, eq(profiles.id, guardianLinks.guardianId))
        .where(eq(guardianLinks.childId, childId)),
    );
  return db
    .with(known)
    .select({ entry: auditLog, guardianName: known.fullName })
    .from(auditLog)
    .leftJoin(known, eq(known.guardianId, auditLog.actorId))
    .where(and(eq(auditLog.targetId, childId), eq(auditLog.outcome, 'done'), which))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(mostAccesses);
}
