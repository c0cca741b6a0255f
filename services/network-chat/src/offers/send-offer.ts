import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { OfferToSend } from '@sidework/contracts/network-chat/offers';
import { v7 as uuidv7 } from 'uuid';
import * as Conversation from '../conversations/conversation.ts';
import { lockConversation, partiesOf } from '../conversations/queries.ts';
import type { Deps } from '../deps.ts';
import { appendMessage } from '../messages/append-message.ts';
import * as Offer from './offer.ts';
import { insertOffer } from './queries.ts';
import { tellOffered } from './tell.ts';

/** The offer is a message of the conversation: its words are the scope, and its terms are kept beside it. */
export function sendOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  toSend: OfferToSend,
): Promise<Offer.Offer> {
  return db.transaction(async (tx) => {
    const at = now();
    const receiverId = toSend.receiverId.toLowerCase();
    const parties = await partiesOf(tx, actor.id, receiverId);
    Conversation.requireMayWrite(parties);
    const conversation = await lockConversation(tx, actor.id, receiverId);
    Offer.requireMayOffer(parties.sender, parties.receiver, conversation);
    const id = uuidv7();
    const made = { id, conversationId: conversation.id, by: actor, now: at };
    const offer = Offer.make(toSend, made);
    const limit = perHour(actor.id, 'offers', limits.offersPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_offers');
    const message = { id, senderId: actor.id, receiverId, content: toSend.description };
    const terms = { gigId: offer.gigId, replyToId: null, attachmentCount: 0 };
    const { written } = await appendMessage(tx, { ...message, ...terms }, at);
    if (!written) throw new Error('an offer was admitted and not written');
    Offer.requireOnlyOpen(await insertOffer(tx, offer));
    await tellOffered(tx, offer, at);
    return offer;
  });
}
