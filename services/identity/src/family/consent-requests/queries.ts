import type { Db, Tx } from '@sidework/chassis/db/db';
import { forgetMailsTo } from '@sidework/chassis/jobs/mail';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { type ConsentRequest, consentRequests } from './table.ts';

/** A link that only this request can use until it is used, released or left for a minute. */
export type HeldRequest = ConsentRequest & { reservedAt: Date };

export async function findRequest(db: Db, id: string): Promise<ConsentRequest | undefined> {
  const [request] = await db.select().from(consentRequests).where(eq(consentRequests.id, id));
  return request;
}

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

/** Gives the address that a link was mailed to; undefined once it is forgotten. */
export async function mailedAddressOf(db: Db, requestId: string): Promise<string | undefined> {
  const [request] = await db
    .select({ parentEmail: consentRequests.parentEmail })
    .from(consentRequests)
    .where(eq(consentRequests.id, requestId));
  return request?.parentEmail;
}

const isUnused = and(isNull(consentRequests.usedAt), isNull(consentRequests.endedAt));

const heldAs = ({ id, reservedAt }: HeldRequest) =>
  and(eq(consentRequests.id, id), eq(consentRequests.reservedAt, reservedAt), isUnused);

/** Reserves an unused link, unless another request reserved it after `freeBefore`. */
export async function reserveRequest(tx: Tx, id: string, at: Date, freeBefore: Date) {
  const isFree = or(isNull(consentRequests.reservedAt), lt(consentRequests.reservedAt, freeBefore));
  const [held] = await tx
    .update(consentRequests)
    .set({ reservedAt: at })
    .where(and(eq(consentRequests.id, id), isUnused, isFree))
    .returning();
  return held;
}

export async function freeRequest(db: Db, held: HeldRequest) {
  await db.update(consentRequests).set({ reservedAt: null }).where(heldAs(held));
}

export async function setUsed(tx: Tx, held: HeldRequest, usedBy: string, usedAt: Date) {
  const [used] = await tx
    .update(consentRequests)
    .set({ usedAt, usedBy })
    .where(heldAs(held))
    .returning({ id: consentRequests.id });
  return used;
}

type Code = Pick<ConsentRequest, 'codeHash' | 'codeExpiresAt'>;

export async function setCode(tx: Tx, id: string, code: Code) {
  await tx.update(consentRequests).set(code).where(eq(consentRequests.id, id));
}
