import { enforceRateLimit } from '@sidework/chassis/db/account-limits';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { requireActing } from '@sidework/chassis/people/people';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import * as Contact from '../crm-people/contact.ts';
import { getCrmPersonFor, lockContactOf } from '../crm-people/queries.ts';
import { requireOwnList } from '../crm-people/require-own-list.ts';
import { crmContacts } from '../crm-people/table.ts';
import type { Deps } from '../deps.ts';
import * as Invitation from './invitation.ts';
import { invitationMail } from './invitation-mail.ts';
import { contractOfLast, endEarlier, hasRefused } from './queries.ts';
import { clientInvitations } from './table.ts';
import { hashOf, hashOfAddress, newToken } from './token.ts';

const perDay = { count: 20, seconds: 86_400 };
/** The limit protects a mailbox whose address many professionals have. */
const perAddress = { count: 3, seconds: 7 * 86_400 };
/** The limits are counted by UUIDs, and this one is made of the hash. */
const mailboxId = (addressHash: string) => uuidv5(addressHash, uuidv5.URL);

export function inviteContact(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  contactId: string,
  newContractId?: string,
) {
  return db.transaction(async (tx) => {
    await requireOwnList(tx, actor);
    const { fullName: professionalName } = await requireActing(tx, actor);
    const at = now();
    const before = await lockContactOf(tx, actor, contactId);
    const invited = Contact.invite(before, at);
    const addressHash = hashOfAddress(invited.email);
    Invitation.requireWelcome(await hasRefused(tx, actor.id, addressHash));
    const limit = { accountId: actor.id, action: 'client invitations', ...perDay, now: at };
    await enforceRateLimit(tx, limit, 'too_many_client_invitations');
    const ofAddress = {
      accountId: mailboxId(addressHash),
      action: 'client invitations to an address',
      ...perAddress,
      now: at,
    };
    await enforceRateLimit(tx, ofAddress, 'client_address_invited');
    await save(tx, crmContacts, before, invited);
    const contractId = newContractId ?? (await contractOfLast(tx, contactId));
    await endEarlier(tx, contactId);
    const token = newToken();
    const sent = {
      id: uuidv7(),
      professionalId: actor.id,
      contactId,
      contractId,
      address: invited.email,
    };
    await tx
      .insert(clientInvitations)
      .values(Invitation.invite({ ...sent, addressHash, tokenHash: hashOf(token) }, at));
    const { PUBLIC_URL: publicUrl } = config;
    await queueMail(
      tx,
      invitationMail({
        to: invited.email,
        professionalName,
        token,
        publicUrl,
        hasContract: contractId !== null,
      }),
    );
    return getCrmPersonFor(tx, actor, contactId);
  });
}
