import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatedTransaction } from '@sidework/chassis/people/child-gate';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { gigChanged, gigPaused } from '@sidework/contracts/marketplace/events';
import type { Deps } from '../deps.ts';
import { toGigFact } from './facts.ts';
import type { Gig, Actor as GigActor } from './gig.ts';
import { findGig, lockGig, type ShownGig, saveGig } from './queries.ts';
import { wordsOf } from './words.ts';

interface Change {
  change: (gig: Gig, by: GigActor) => Gig;
  /** Whether its words change, which pass the gate for children again. */
  isRewritten?: boolean;
  /** Writes more in the same transaction. */
  within?: (tx: Tx) => Promise<void>;
  /** Whether a person who may not act can do it too, because it takes something back. */
  mayAlwaysBeDone?: boolean;
}

/** The owner changes a gig, and an event tells of it. */
export async function changeOwnGig(
  deps: Pick<Deps, 'db' | 'now' | 'childGate'>,
  actor: Actor,
  gigId: string,
  { change, isRewritten = false, within, mayAlwaysBeDone = false }: Change,
): Promise<ShownGig> {
  return gatedTransaction(deps, async (tx, gate) => {
    const isChild = mayAlwaysBeDone
      ? isKid(actor)
      : isKid(await requireActing(tx, actor, 'paid_work'));
    const before = await lockGig(tx, gigId);
    const gig = change(before, { id: actor.id, isChild });
    const at = deps.now();
    if (isRewritten) await gate.pass(tx, wordsOf(gig, at));
    await saveGig(tx, before, gig);
    await within?.(tx);
    const isPaused = before.status === 'active' && gig.status === 'paused';
    await emit(tx, isPaused ? gigPaused : gigChanged, toGigFact(gig), at);
    const shown = await findGig(tx, gigId);
    if (!shown) throw new Error('The gig is gone within its own transaction');
    return shown;
  });
}
