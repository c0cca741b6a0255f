import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { contractOffered } from '@sidework/contracts/client-services/events/work-contracts';
import type { Signature } from '@sidework/contracts/client-services/work-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { hasChild } from '../services/has-child.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import * as WorkContract from './contract.ts';
import { toContractFact } from './facts.ts';
import { needOf, toNeed } from './needs.ts';
import * as Contracts from './queries.ts';
import { contractsOfService } from './read-contracts.ts';

/** One side signs the text of the terms as they are now. It takes the place of one that waited, whichever side signed that. */
export function offerContract(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  { name, textHash, address }: Signature & { address: string },
) {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const party = WorkContract.requireParty(before, actor);
    WorkContract.requireOfAdults(await hasChild(tx, before));
    const at = deps.now();
    const all = await Contracts.contractsOf(tx, serviceId);
    const terms = await Contracts.termsOfService(tx, before);
    const due = WorkContract.draftOf(before, terms, Contracts.lastSignedOf(all));
    const draft = WorkContract.requireRead(due, textHash);
    await limitChanges(tx, deps, actor, serviceId, at);
    const open = Contracts.openOf(all);
    if (open) {
      await Contracts.saveContract(tx, open, WorkContract.end(open, at));
      await meetNeeds(tx, events, [needOf(open)], at);
    }
    const { professionalId } = before;
    const offered = { id: uuidv7(), serviceId, professionalId, offeredBy: party };
    const contract = WorkContract.offer(draft, offered, at);
    await Contracts.insertContract(tx, contract);
    const signature = { party, signerId: actor.id, name, address, signedAt: at };
    await Contracts.insertSignature(tx, { contractId: contract.id, ...signature });
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await emit(tx, contractOffered, toContractFact(contract, service, party), at);
    await raiseNeeds(tx, events, [toNeed(contract, service)], at);
    return contractsOfService(tx, service);
  });
}
