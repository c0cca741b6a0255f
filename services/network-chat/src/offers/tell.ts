import type { Tx } from '@sidework/chassis/db/db';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { meetOwnNeed, raiseOwnNeed } from '../needs/own-needs.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import type { Offer } from './offer.ts';

const needOf = ({ id }: Offer) => ({ kind: 'offer_to_answer', subjectId: id }) as const;

/** The client is told of the offer, which waits on Today until it is answered or expires. */
export async function tellOffered(tx: Tx, offer: Offer, at: Date): Promise<void> {
  const { professionalId, clientId, title, amountCents, expiresAt } = offer;
  const path = webAddresses.chatWith(professionalId);
  const about = { actorId: professionalId, title, details: { amountCents }, path };
  await raiseOwnNeed(
    tx,
    { ...needOf(offer), ...about, receivers: [clientId], until: expiresAt.toISOString() },
    at,
  );
  await raiseNotification(tx, offer.id, {
    kind: 'offer_received',
    receiverId: clientId,
    isKeptByBlock: true,
    ...about,
    asks: needOf(offer),
  });
}

/** Ends the need; the professional is told of a client's answer. */
export async function tellAnswered(tx: Tx, offer: Offer, at: Date): Promise<void> {
  await meetOwnNeed(tx, needOf(offer), at);
  if (offer.status !== 'accepted' && offer.status !== 'declined') return;
  const { clientId, professionalId, title, amountCents } = offer;
  await raiseNotification(tx, offer.id, {
    kind: offer.status === 'accepted' ? 'offer_accepted' : 'offer_declined',
    receiverId: professionalId,
    actorId: clientId,
    title,
    details: { amountCents },
    path: webAddresses.chatWith(clientId),
  });
}
