import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { ensureCrmClient } from '../crm-clients/queries.ts';
import { crmClients } from '../crm-clients/table.ts';
import * as Contact from '../crm-people/contact.ts';
import { crmContacts } from '../crm-people/table.ts';
import type { Deps } from '../deps.ts';
import * as Invitation from './invitation.ts';
import {
  confirmedEmail,
  giveTasks,
  isJoined,
  lockContact,
  lockCrmClient,
  lockInvitation,
  lockOpen,
} from './queries.ts';
import { clientInvitations } from './table.ts';

type AnswerDeps = Pick<Deps, 'db' | 'now'>;

/** The contact and the account are one client from now on, with the tasks and notes of both. */
export function acceptInvitation({ db, now }: AnswerDeps, actor: Actor, token: string) {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    Invitation.requireNoContract(await lockInvitation(tx, token));
    const { professionalId } = await joinBy(tx, actor, token, now());
    return { professionalId };
  });
}

/** A link that leads to a contract joins by its signature. */
export async function joinBy(tx: Tx, actor: Actor, token: string, at: Date) {
  const invitation = await lockOpen(tx, token, at);
  const account = { id: actor.id, email: await confirmedEmail(tx, actor.id) };
  const accepted = Invitation.accept(invitation, account, at);
  await save(tx, clientInvitations, invitation, accepted);
  await join(tx, invitation, actor.id, at);
  return accepted;
}

async function join(
  tx: Tx,
  { professionalId, contactId, address }: Invitation.Invitation,
  clientId: string,
  at: Date,
): Promise<void> {
  const before = Contact.requireStill(await lockContact(tx, contactId), address);
  await ensureCrmClient(tx, { professionalId, clientId }, at);
  const known = await lockCrmClient(tx, professionalId, clientId);
  Invitation.requireNotJoined(await isJoined(tx, known.id));
  const joined = Contact.join(before, known);
  await save(tx, crmClients, known, joined.client);
  await save(tx, crmContacts, before, joined.contact);
  await giveTasks(tx, contactId, known.id);
}

/** “This is not me”: the sender can invite this address no more. */
export const refuseInvitation = ({ db, now }: AnswerDeps, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const before = Invitation.requireRefusable(await lockInvitation(tx, token));
    await save(tx, clientInvitations, before, Invitation.refuse(before, now()));
  });
