import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { sectionsOfContract } from '@sidework/contracts/client-services/contract-text';
import type { ContractToSend } from '@sidework/contracts/client-services/sent-contracts';
import { v7 as uuidv7 } from 'uuid';
import { inviteContact } from '../client-invitations/invite-contact.ts';
import { endEarlier } from '../client-invitations/queries.ts';
import * as CrmContact from '../crm-people/contact.ts';
import { lockContactOf } from '../crm-people/queries.ts';
import { requireOwnList } from '../crm-people/require-own-list.ts';
import { crmContacts } from '../crm-people/table.ts';
import type { Deps } from '../deps.ts';
import { requireNotPast } from '../services/schedule.ts';
import * as WorkContract from './contract.ts';
import { insertContract, insertSignature, saveContract } from './queries.ts';
import { openFor } from './sent-queries.ts';
import { toContractView } from './view.ts';

type SendDeps = Pick<Deps, 'db' | 'now' | 'config'>;

/** The professional signs first, and the contact is mailed one link to read, sign and pay. Another contract takes the place of it. */
export function sendContract(
  deps: SendDeps,
  actor: Actor,
  contactId: string,
  { name, address, ...offer }: ContractToSend & { address: string },
) {
  return deps.db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const at = deps.now();
    requireNotPast('deadline', offer.deadline, offer.timeZone, at);
    const contact = await lockContactOf(tx, actor, contactId);
    const open = await openFor(tx, contact);
    if (open) await saveContract(tx, open.contract, WorkContract.end(open.contract, at));
    const terms = WorkContract.termsToSend(offer);
    const draft = WorkContract.drafted('contract', terms, sectionsOfContract(terms));
    const sent = { id: uuidv7(), contactId, professionalId: actor.id };
    const contract = WorkContract.offer(draft, { ...sent, offeredBy: 'professional' }, at);
    await insertContract(tx, contract);
    const signature = { signerId: actor.id, name, address, signedAt: at };
    const signed = { contractId: contract.id, party: 'professional' as const, ...signature };
    await insertSignature(tx, signed);
    await save(tx, crmContacts, contact, CrmContact.propose(contact));
    await inviteContact({ ...deps, db: tx }, actor, contactId, contract.id);
    return { contract: toContractView({ contract, signatures: [signed] }) };
  });
}

export async function sentContractFor({ db }: Pick<Deps, 'db'>, actor: Actor, contactId: string) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const whole = await openFor(tx, await lockContactOf(tx, actor, contactId));
    return { contract: whole ? toContractView(whole) : null };
  });
}

/** Its link ends too, since it led to the contract. */
export function endSentContract(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  contactId: string,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const open = await openFor(tx, await lockContactOf(tx, actor, contactId));
    if (open) {
      await saveContract(tx, open.contract, WorkContract.end(open.contract, now()));
      await endEarlier(tx, contactId);
    }
    return { contract: null };
  });
}
