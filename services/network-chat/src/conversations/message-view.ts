import { limits } from '@sidework/contracts/network-chat/limits';
import type { MessageView, QuotedMessage } from '@sidework/contracts/network-chat/messages';
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
    ...(message.replied && !isHidden && { replyTo: quoted(message.replied) }),
    ...(message.attachmentCount > 0 && !isHidden && { fileCount: message.attachmentCount }),
    ...(message.attachments && !isHidden && { attachments: message.attachments }),
    ...(message.reactions && !isHidden && { reactions: message.reactions }),
  };
}

const quoted = ({
  hiddenAt,
  content,
  attachmentCount,
  ...replied
}: NonNullable<ShownMessage['replied']>): QuotedMessage => ({
  id: replied.id,
  sequence: replied.sequence,
  senderId: replied.senderId,
  content: hiddenAt ? '' : [...content].slice(0, limits.quote).join(''),
  isHidden: hiddenAt !== null,
  ...(attachmentCount > 0 && !hiddenAt && { fileCount: attachmentCount }),
});

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
