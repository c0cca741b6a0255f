import type { Db, Tx } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { changeNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/identity/events';
import { waitingConsentStatuses } from '@sidework/contracts/identity/kids/kids';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { kidsProfiles } from '../../kids/table.ts';
import { profiles } from '../../profiles/table.ts';
import { needsOf } from './needs.ts';
import { type Consent, type ConsentRequest, consentRequests, consents } from './table.ts';

export async function newestRequestAt(db: Db, childId: string): Promise<Date | null> {
  const [newest] = await db
    .select({ createdAt: consentRequests.createdAt })
    .from(consentRequests)
    .where(eq(consentRequests.childId, childId))
    .orderBy(desc(consentRequests.createdAt))
    .limit(1);
  return newest?.createdAt ?? null;
}

/** How many links there were about a child since. */
export async function countRequests(db: Db, childId: string, since: Date): Promise<number> {
  const [sent] = await db
    .select({ count: count() })
    .from(consentRequests)
    .where(and(eq(consentRequests.childId, childId), gt(consentRequests.createdAt, since)));
  return sent?.count ?? 0;
}

/** A newer link takes the place of those before it. */
export async function insertRequest(tx: Tx, request: ConsentRequest) {
  await tx
    .update(consentRequests)
    .set({ endedAt: request.createdAt })
    .where(
      and(
        eq(consentRequests.childId, request.childId),
        isNull(consentRequests.usedAt),
        isNull(consentRequests.endedAt),
      ),
    );
  await tx.insert(consentRequests).values(request);
}

export async function insertConsent(tx: Tx, consent: Consent) {
  await tx.insert(consents).values(consent);
  await raiseNeeds(tx, events, needsOf(consent), consent.submittedAt);
}

export async function findConsent(db: Db, id: string): Promise<Consent | undefined> {
  const [consent] = await db.select().from(consents).where(eq(consents.id, id));
  return consent;
}

export async function lockConsent(tx: Tx, id: string): Promise<Consent> {
  const [consent] = await tx.select().from(consents).where(eq(consents.id, id)).for('update');
  if (!consent) throw notFound('not_found');
  return consent;
}

/** Changes a locked consent, and tells what waits for staff by that. */
export async function saveConsent(
  tx: Tx,
  consent: Consent,
  changes: Partial<Consent>,
  at: Date,
): Promise<Consent> {
  const changed = { ...consent, ...changes };
  await tx.update(consents).set(changed).where(eq(consents.id, consent.id));
  await changeNeeds(tx, events, { before: needsOf(consent), after: needsOf(changed) }, at);
  return changed;
}

/** Which are waited for or hold. */
const liveStatuses = [...waitingConsentStatuses, 'given'] as const;

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
    if (consent.status !== 'given')
      await saveConsent(tx, consent, { status: 'revoked', revokedAt: at }, at);
  await tx.update(consents).set({ confirmDueAt: null }).where(eq(consents.childId, childId));
}

/** With the addresses that they went to, and the mails. */
export async function forgetRequests(tx: Tx, childId: string) {
  const forgotten = await tx
    .delete(consentRequests)
    .where(eq(consentRequests.childId, childId))
    .returning({ id: consentRequests.id, to: consentRequests.parentEmail });
  for (const { id, to } of forgotten) await forgetMailsTo(tx, to, id);
}

/** Links that were used, or that a newer one took the place of, are of no use to anybody a month after they expired. */
export async function forgetOldRequests({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const isOver = or(isNotNull(consentRequests.usedAt), isNotNull(consentRequests.endedAt));
  const monthAgo = new Date(now().getTime() - 30 * 86_400_000);
  await db.delete(consentRequests).where(and(isOver, lte(consentRequests.expiresAt, monthAgo)));
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

/** Gives the address that a link was mailed to; undefined once it is forgotten. */
export async function mailedAddressOf(db: Db, requestId: string): Promise<string | undefined> {
  const [request] = await db
    .select({ parentEmail: consentRequests.parentEmail })
    .from(consentRequests)
    .where(eq(consentRequests.id, requestId));
  return request?.parentEmail;
}
