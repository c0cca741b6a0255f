import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { OfferView } from '@sidework/contracts/network-chat/offers';
import type { Message, ShownMessage } from '../messages/message.ts';
import type { Offer } from '../offers/offer.ts';

export function toMessageView(message: Message & Partial<ShownMessage>): MessageView {
  const isHidden = message.hiddenAt !== null;
  return {
    id: message.id,
    senderId: message.senderId,
    receiverId: message.receiverId,
    content: isHidden ? '' : message.content,
    isHidden,
    read: message.read,
    sequence: message.sequence,
    createdAt: message.createdAt.toISOString(),
    ...(message.gigId && { gigId: message.gigId }),
    ...(message.offer && !isHidden && { offer: toOfferView(message.offer) }),
  };
}

export const toOfferView = (offer: Offer): OfferView => ({
  id: offer.id,
  title: offer.title,
  amountCents: offer.amountCents,
  day: offer.day,
  workingDays: offer.workingDays,
  status: offer.status,
  expiresAt: offer.expiresAt.toISOString(),
  serviceId: offer.serviceId,
});
