import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { changeNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/identity/events';
import { waitingConsentStatuses } from '@sidework/contracts/identity/kids/kids';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { kidsProfiles } from '../../kids/table.ts';
import { type Profile, profiles } from '../../profiles/table.ts';
import { liveStatuses, revoke } from './consent.ts';
import { needsOf } from './needs.ts';
import { type Consent, consents } from './table.ts';

export async function insertConsent(tx: Tx, consent: Consent) {
  await tx.insert(consents).values(consent);
  await raiseNeeds(tx, events, needsOf(consent), consent.submittedAt);
}

export async function findConsent(db: Db, id: string): Promise<Consent | undefined> {
  const [consent] = await db.select().from(consents).where(eq(consents.id, id));
  return consent;
}

export async function getConsent(db: Db, id: string): Promise<Consent> {
  const consent = await findConsent(db, id);
  if (!consent) throw notFound('not_found');
  return consent;
}

/** The share lock keeps the guardian's profile as it is until the transaction ends. */
export async function lockGuardian(tx: Tx, guardianId: string): Promise<Profile> {
  const [profile] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.id, guardianId))
    .for('share');
  if (!profile) throw notFound('profile_not_found');
  return profile;
}

export async function lockConsent(tx: Tx, id: string): Promise<Consent> {
  const [consent] = await tx.select().from(consents).where(eq(consents.id, id)).for('update');
  if (!consent) throw notFound('not_found');
  return consent;
}

/** Changes a locked consent, and tells what waits for staff by that. */
export async function saveConsent(
  tx: Tx,
  before: Consent,
  after: Consent,
  at: Date,
): Promise<Consent> {
  await tx.update(consents).set(after).where(eq(consents.id, before.id));
  await changeNeeds(tx, events, { before: needsOf(before), after: needsOf(after) }, at);
  return after;
}

export function liveConsents(db: Db, of: { childId: string; guardianId?: string }) {
  const { childId, guardianId } = of;
  return db
    .select()
    .from(consents)
    .where(
      and(
        eq(consents.childId, childId),
        guardianId === undefined ? undefined : eq(consents.guardianId, guardianId),
        inArray(consents.status, liveStatuses),
      ),
    );
}

/** The same, locked: handing in a form changes a consent without the lock of its child. */
export const lockLiveConsents = (tx: Tx, of: Parameters<typeof liveConsents>[1]) =>
  liveConsents(tx, of).for('update');

/** Lists the children for whom the guardian agreed, or is about to, and who are still children. */
export async function waitingChildIdsOf(db: Db, guardianId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ childId: consents.childId })
    .from(consents)
    .innerJoin(kidsProfiles, eq(kidsProfiles.profileId, consents.childId))
    .where(and(eq(consents.guardianId, guardianId), inArray(consents.status, liveStatuses)));
  return rows.map(({ childId }) => childId);
}

/** Ends waiting consents, because the child needs no consent any more. */
export async function endWaiting(tx: Tx, childId: string, at: Date) {
  for (const consent of await lockLiveConsents(tx, { childId }))
    if (consent.status !== 'given') await saveConsent(tx, consent, revoke(consent, null, at), at);
  await tx.update(consents).set({ confirmDueAt: null }).where(eq(consents.childId, childId));
}

/** Lists a guardian's consents that wait for a form or for staff, oldest first. */
export function waitingConsentsOf(db: Db, guardianId: string) {
  return db
    .select({ consent: consents, fullName: profiles.fullName })
    .from(consents)
    .innerJoin(profiles, eq(profiles.id, consents.childId))
    .where(
      and(eq(consents.guardianId, guardianId), inArray(consents.status, waitingConsentStatuses)),
    )
    .orderBy(asc(consents.submittedAt), asc(consents.id));
}

export async function getOwnConsent(db: Db, guardianId: string, id: string) {
  const [own] = await db
    .select({ consent: consents, fullName: profiles.fullName })
    .from(consents)
    .leftJoin(profiles, eq(profiles.id, consents.childId))
    .where(and(eq(consents.id, id), eq(consents.guardianId, guardianId)));
  if (!own) throw notFound('not_found');
  return own;
}

/** Gives the status of a consent that does not count yet; one that waits for staff comes first. */
export async function waitingStatusOf(db: Db, childId: string) {
  const live = await liveConsents(db, { childId });
  const isThere = (wanted: string) => live.some(({ status }) => status === wanted);
  return (['pending', 'waiting_for_form'] as const).find(isThere) ?? null;
}

const confirmationsAtOnce = 50;

/** Takes consents whose second mail is due; rows that another instance has locked are skipped. */
export async function takeDueConfirmations(tx: Tx, now: Date) {
  const due = tx
    .select({ id: consents.id })
    .from(consents)
    .where(lte(consents.confirmDueAt, now))
    .orderBy(asc(consents.confirmDueAt))
    .limit(confirmationsAtOnce)
    .for('update', { skipLocked: true });
  return tx
    .update(consents)
    .set({ confirmDueAt: null })
    .where(inArray(consents.id, due))
    .returning({ guardianId: consents.guardianId, requestId: consents.requestId });
}
