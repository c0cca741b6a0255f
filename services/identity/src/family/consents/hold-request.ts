import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { requirePlace } from './activate-consent.ts';
import { getOpenRequest, type Link } from './link.ts';
import { requireAbout, requireTaken } from './request.ts';
import { requireMayConsent } from './require-guardian.ts';
import { type ConsentRequest, consentRequests } from './table.ts';

/** The time is longer than a card check takes; after it the link is free again. */
const heldFor = 60_000;

/** A link that only this request can use until it is used, released or left for a minute. */
export type HeldRequest = ConsentRequest & { reservedAt: Date };

type Form = Link & { childId: string };

/** Takes a link for the time that a card is asked about; of many who come at once one gets it. */
export function holdRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  guardianId: string,
  form: Form,
): Promise<HeldRequest> {
  return db.transaction(async (tx) => {
    await requireMayConsent(tx, guardianId);
    const at = now();
    const request = await getOpenRequest(tx, form, at);
    requireAbout(request, form.childId);
    await requirePlace(tx, request.childId, guardianId);
    const isFree = or(
      isNull(consentRequests.reservedAt),
      lt(consentRequests.reservedAt, new Date(at.getTime() - heldFor)),
    );
    const [held] = await tx
      .update(consentRequests)
      .set({ reservedAt: at })
      .where(and(eq(consentRequests.id, request.id), isUnused, isFree))
      .returning();
    return { ...requireTaken(held), reservedAt: at };
  });
}

const isUnused = and(isNull(consentRequests.usedAt), isNull(consentRequests.endedAt));

const heldAs = ({ id, reservedAt }: HeldRequest) =>
  and(eq(consentRequests.id, id), eq(consentRequests.reservedAt, reservedAt), isUnused);

/** Nothing came of it: the link can be used again. */
export async function releaseRequest({ db }: Pick<Deps, 'db'>, held: HeldRequest) {
  await db.update(consentRequests).set({ reservedAt: null }).where(heldAs(held));
}

/** Uses a held link once; refuses if another request took it, or if a newer link replaced it. */
export async function useUp(tx: Tx, held: HeldRequest, guardianId: string, at: Date) {
  const [used] = await tx
    .update(consentRequests)
    .set({ usedAt: at, usedBy: guardianId })
    .where(heldAs(held))
    .returning({ id: consentRequests.id });
  requireTaken(used);
}
