import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { contractSigned } from '@sidework/contracts/client-services/events/work-contracts';
import type { Signature } from '@sidework/contracts/client-services/work-contracts';
import type { Deps } from '../deps.ts';
import { addPaper } from '../invoices/add-paper.ts';
import { agreedBy } from '../services/agreement.ts';
import { hasChild } from '../services/has-child.ts';
import { limitChanges } from '../services/limit-changes.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import type { Service } from '../services/service.ts';
import * as WorkContract from './contract.ts';
import { toContractFact } from './facts.ts';
import { needOf } from './needs.ts';
import * as Contracts from './queries.ts';
import { contractsOfService } from './read-contracts.ts';

type Given = Signature & { address: string };

/** Once both have signed, each side gets the paper in its vault; a client who signs has agreed to the work. */
export function signContract(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  serviceId: string,
  contractId: string,
  { name, textHash, address }: Given,
) {
  return deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const party = WorkContract.requireParty(before, actor);
    WorkContract.requireOfAdults(await hasChild(tx, before));
    const at = deps.now();
    const { contract } = await Contracts.getContract(tx, serviceId, contractId);
    WorkContract.requireRead(contract, textHash);
    const terms = await Contracts.termsOfService(tx, before);
    const signed = WorkContract.sign(contract, party, terms, at);
    await limitChanges(tx, deps, actor, serviceId, at);
    await Contracts.saveContract(tx, contract, signed);
    const signature = { party, signerId: actor.id, name, address, signedAt: at };
    await Contracts.insertSignature(tx, { contractId, ...signature });
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await meetNeeds(tx, events, [needOf(contract)], at);
    await emit(tx, contractSigned, toContractFact(signed, service, party), at);
    await addPaper(tx, { kind: 'contract', paperId: contractId }, [
      service.professionalId,
      service.clientId,
    ]);
    return contractsOfService(tx, service);
  });
}

/** Either side ends what only one has signed. */
export function endContract(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  contractId: string,
) {
  return db.transaction(async (tx) => {
    const service = await lockServiceFor(tx, actor, serviceId);
    WorkContract.requireParty(service, actor);
    const { contract } = await Contracts.getContract(tx, serviceId, contractId);
    await end(tx, contract, now());
    return contractsOfService(tx, service);
  });
}

/** The work ended, so nothing waits for a signature any more. */
export async function endOpenContract(tx: Tx, service: Service, at: Date): Promise<void> {
  const open = Contracts.openOf(await Contracts.contractsOf(tx, service.id));
  if (open) await end(tx, open, at);
}

async function end(tx: Tx, contract: WorkContract.Contract, at: Date): Promise<void> {
  await Contracts.saveContract(tx, contract, WorkContract.end(contract, at));
  await meetNeeds(tx, events, [needOf(contract)], at);
}
