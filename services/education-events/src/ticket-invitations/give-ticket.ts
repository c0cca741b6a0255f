import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { requireActing } from '@sidework/chassis/people/people';
import { shownName } from '@sidework/chassis/people/shown-name';
import { limits } from '@sidework/contracts/education-events/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Event from '../events/event.ts';
import { saveEvent } from '../events/queries.ts';
import { lockOwn, saveRegistration } from '../registrations/queries.ts';
import * as Registration from '../registrations/registration.ts';
import { tellGivenAway } from '../registrations/tell-registered.ts';
import { newTicketCode } from '../registrations/ticket-proof.ts';
import * as Invitation from './invitation.ts';
import { invitationMail } from './invitation-mail.ts';
import { hasRefused, insertInvitation } from './queries.ts';
import { earlierHashOfAddress, hashOf, hashOfAddress, newToken } from './token.ts';

type GiveDeps = Pick<Deps, 'db' | 'now' | 'config'>;

interface To {
  attendeeName: string;
  attendeeEmail: string;
}

async function takeTurn({ db, now, config }: GiveDeps, { id: accountId }: Actor, ticket: string) {
  const ofTicket = perHour(accountId, `ticket ${ticket}`, config.MAILS_PER_HOUR, now());
  await enforceRateLimit(db, ofTicket, 'too_many_mails');
  const day = { count: limits.invitationsPerDay, seconds: 86_400, now: now() };
  const ofDay = { accountId, action: 'ticket invitations', ...day };
  await enforceRateLimit(db, ofDay, 'too_many_invitations');
}

/** The recipient is invited in set words to take the ticket, because the address is unconfirmed (decision 0045). */
export async function transferTicket(
  deps: GiveDeps,
  actor: Actor,
  id: string,
  to: To,
): Promise<void> {
  await takeTurn(deps, actor, id);
  await deps.db.transaction(async (tx) => {
    const { fullName } = await requireActing(tx, actor);
    const at = deps.now();
    const { event, registration } = await lockOwn(tx, actor, id);
    const given = Registration.transfer(registration, to, newTicketCode(at), event, at);
    const token = await invite(tx, { registration, event }, to.attendeeEmail, at);
    await saveRegistration(tx, given);
    await saveEvent(tx, Event.withdrawn(event));
    await tellGivenAway(tx, registration, at);
    const { PUBLIC_URL: publicUrl } = deps.config;
    const said = { giverName: shownName(fullName), eventId: event.id };
    await queueMail(tx, invitationMail({ to: to.attendeeEmail, token, publicUrl, ...said }));
  });
}

async function invite(
  tx: Tx,
  { registration, event }: Awaited<ReturnType<typeof lockOwn>>,
  address: string,
  at: Date,
): Promise<string> {
  const addressHash = hashOfAddress(address);
  Invitation.requireWelcome(
    await hasRefused(tx, registration.userId, [addressHash, earlierHashOfAddress(address)]),
  );
  const token = newToken();
  const invited = { id: uuidv7(), address, addressHash, tokenHash: hashOf(token) };
  await insertInvitation(tx, Invitation.invite(invited, registration, event, at));
  return token;
}
