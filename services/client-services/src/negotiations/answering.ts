import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { type ChildGate, gatedTransaction } from '@sidework/chassis/people/child-gate';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { lockService } from '../services/queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import type { Service } from '../services/service.ts';
import type { Negotiation } from './negotiation.ts';
import { getNegotiationFor } from './queries.ts';

export type AnswerDeps = Pick<Deps, 'db' | 'now' | 'config' | 'news' | 'childGate'>;

interface Locked {
  tx: Tx;
  gate: ChildGate;
  service: Service;
  negotiation: Negotiation;
  at: Date;
}

/** The service is locked first, as everywhere, and the proposal read behind its lock. */
export function answering(
  deps: AnswerDeps,
  actor: Actor,
  negotiationId: string,
  decide: (locked: Locked) => Promise<void>,
) {
  return gatedTransaction(deps, async (tx, gate) => {
    await requireActing(tx, actor);
    const { serviceId } = await getNegotiationFor(tx, actor, negotiationId);
    const service = await lockService(tx, serviceId);
    const at = deps.now();
    await requireAdults(tx, service);
    const negotiation = await getNegotiationFor(tx, actor, negotiationId);
    await decide({ tx, gate, service, negotiation, at });
    return getServiceFor(tx, actor, serviceId);
  });
}
