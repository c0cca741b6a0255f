import type { Db, Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import * as events from '@sidework/contracts/client-services/events';
import { contractSigned } from '@sidework/contracts/client-services/events/work-contracts';
import type { ReceivedContract } from '@sidework/contracts/client-services/sent-contracts';
import type { Signature } from '@sidework/contracts/client-services/work-contracts';
import { v7 as uuidv7 } from 'uuid';
import { joinBy } from '../client-invitations/answer-invitation.ts';
import * as Invitation from '../client-invitations/invitation.ts';
import { confirmedEmail, lockInvitation, lockOpen } from '../client-invitations/queries.ts';
import type { Deps } from '../deps.ts';
import { addPaper } from '../invoices/add-paper.ts';
import { findPerson } from '../people/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import { needsOf } from '../services/needs.ts';
import { findService, insertService } from '../services/queries.ts';
import { requireNotPast } from '../services/schedule.ts';
import * as Service from '../services/service.ts';
import { tellExpected } from '../services/tell-expected.ts';
import * as WorkContract from './contract.ts';
import { toContractFact } from './facts.ts';
import { findContract, insertSignature, saveContract, type WholeContract } from './queries.ts';
import { toContractView } from './view.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'now'>;

/** An adult's text is shown to the adult alone who confirmed the address that it was mailed to (D-117, D-122). */
export function readReceivedContract({ db, now }: ReceiveDeps, actor: Actor, token: string) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const signed = await signedBy(tx, actor, token);
    if (signed) return toReceived(tx, signed);
    const at = now();
    const invitation = await lockOpen(tx, token, at);
    const account = { id: actor.id, email: await confirmedEmail(tx, actor.id) };
    Invitation.accept(invitation, account, at);
    return toReceived(tx, await requireContract(tx, invitation));
  });
}

/** The contact becomes a client, and the work begins at the terms that both have signed. Signing again changes nothing. */
export function signReceivedContract(
  { db, now }: ReceiveDeps,
  actor: Actor,
  { token, ...given }: Signature & { token: string; address: string },
) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const signed = await signedBy(tx, actor, token);
    if (signed) return toReceived(tx, signed);
    const at = now();
    const invitation = await joinBy(tx, actor, token, at);
    const { contract } = await requireContract(tx, invitation);
    WorkContract.requireRead(contract, given.textHash);
    const { deadline, timeZone } = contract.terms;
    if (timeZone) requireNotPast('deadline', deadline, timeZone, at);
    const service = await beginWork(tx, contract, actor, at);
    const begun = WorkContract.begin(contract, service.id, at);
    await saveContract(tx, contract, begun);
    const { name, address } = given;
    const signature = { signerId: actor.id, name, address, signedAt: at };
    await insertSignature(tx, { contractId: contract.id, party: 'client', ...signature });
    await emit(tx, contractSigned, toContractFact(begun, service, 'client'), at);
    const sides = [service.professionalId, service.clientId];
    await addPaper(tx, { kind: 'contract', paperId: contract.id }, sides);
    return toReceived(tx, await requireContract(tx, invitation));
  });
}

async function beginWork(tx: Tx, contract: WorkContract.Contract, client: Actor, at: Date) {
  const service = await insertService(tx, Service.beginSigned(uuidv7(), contract, client, at));
  const origin = { jobRequestId: null, proposalId: null };
  await emit(tx, events.serviceStarted, { ...toServiceFact(service), ...origin }, at);
  await raiseNeeds(tx, events, needsOf(service), at);
  await tellExpected(tx, undefined, service, at);
  return service;
}

/** The contract of a link that its reader has signed already. */
async function signedBy(tx: Tx, actor: Actor, token: string): Promise<WholeContract | undefined> {
  const invitation = await lockInvitation(tx, token);
  if (!invitation?.acceptedAt) return undefined;
  const whole = await requireContract(tx, invitation);
  const isOwn = whole.signatures.some(({ signerId }) => signerId === actor.id);
  return isOwn ? whole : undefined;
}

async function requireContract(
  db: Db,
  { contractId }: Pick<Invitation.Invitation, 'contractId'>,
): Promise<WholeContract> {
  return WorkContract.requireNotEnded(contractId ? await findContract(db, contractId) : undefined);
}

async function toReceived(db: Db, whole: WholeContract): Promise<ReceivedContract> {
  const { serviceId, professionalId } = whole.contract;
  const service = serviceId ? await findService(db, serviceId) : undefined;
  const professional = await findPerson(db, professionalId);
  return {
    professionalName: shownName(professional?.fullName),
    contract: toContractView(whole),
    serviceId: service?.id ?? null,
  };
}
