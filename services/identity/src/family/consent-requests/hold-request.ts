import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { requirePlace } from '../consents/activate-consent.ts';
import { requireMayConsent } from '../consents/require-guardian.ts';
import { getOpenRequest, type Link } from './link.ts';
import { freeRequest, type HeldRequest, reserveRequest, setUsed } from './queries.ts';
import { requireAbout, requireTaken } from './request.ts';

/** The time is longer than a card check takes; after it the link is free again. */
const heldFor = 60_000;

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
    const freeBefore = new Date(at.getTime() - heldFor);
    const held = await reserveRequest(tx, request.id, at, freeBefore);
    return { ...requireTaken(held), reservedAt: at };
  });
}

/** Nothing came of it: the link can be used again. */
export async function releaseRequest({ db }: Pick<Deps, 'db'>, held: HeldRequest) {
  await freeRequest(db, held);
}

/** Uses a held link once; refuses if another request took it, or if a newer link replaced it. */
export async function useUp(tx: Tx, held: HeldRequest, guardianId: string, at: Date) {
  requireTaken(await setUsed(tx, held, guardianId, at));
}
