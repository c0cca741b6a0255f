import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { offerAccepted } from '@sidework/contracts/network-chat/events';
import * as Conversation from '../conversations/conversation.ts';
import { partiesOf } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import { findMessage } from '../messages/queries.ts';
import * as Offer from './offer.ts';
import { lockOffer, saveOffer } from './queries.ts';
import { tellAnswered } from './tell.ts';

type Needed = Pick<Deps, 'db' | 'now'>;

/** The client takes the terms, and client-services makes the service. The locked row lets one of two answers through. */
export function acceptOffer(
  { db, now }: Needed,
  actor: Actor,
  id: string,
  { timeZone }: { timeZone: string },
): Promise<Offer.Offer> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockSeen(tx, actor, id);
    const after = Offer.accept(before, actor, at);
    const parties = await partiesOf(tx, after.clientId, after.professionalId);
    Conversation.requireMayWrite(parties);
    Offer.requireMayAccept(parties.sender, parties.receiver);
    const message = Offer.requireShown(await findMessage(tx, id));
    const { professionalId, clientId, title, amountCents, gigId } = after;
    await settle(tx, before, after, at);
    const fact = {
      offerId: id,
      professionalId,
      clientId,
      title,
      description: message.content,
      amountCents,
      deadline: Offer.deadlineOf(after, timeZone, at),
      timeZone,
      gigId,
    };
    await emit(tx, offerAccepted, fact, at);
    return after;
  });
}

export const declineOffer = (deps: Needed, actor: Actor, id: string): Promise<Offer.Offer> =>
  answer(deps, actor, id, Offer.decline);

export const withdrawOffer = (deps: Needed, actor: Actor, id: string): Promise<Offer.Offer> =>
  answer(deps, actor, id, Offer.withdraw);

function answer(
  { db, now }: Needed,
  actor: Actor,
  id: string,
  change: (offer: Offer.Offer, by: Actor, now: Date) => Offer.Offer,
): Promise<Offer.Offer> {
  return db.transaction(async (tx) => {
    const at = now();
    const before = await lockSeen(tx, actor, id);
    const after = change(before, actor, at);
    await settle(tx, before, after, at);
    return after;
  });
}

const lockSeen = async (tx: Tx, actor: Actor, id: string): Promise<Offer.Offer> =>
  Offer.requireParty(await lockOffer(tx, id), actor);

export async function settle(
  tx: Tx,
  before: Offer.Offer,
  after: Offer.Offer,
  at: Date,
): Promise<void> {
  await saveOffer(tx, before, after);
  await tellAnswered(tx, after, at);
}
