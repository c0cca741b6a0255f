import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { Message } from '../messages/message.ts';

export function toMessageView(message: Message): MessageView {
  return {
    id: message.id,
    senderId: message.senderId,
    receiverId: message.receiverId,
    content: message.hiddenAt ? '' : message.content,
    isHidden: message.hiddenAt !== null,
    read: message.read,
    sequence: message.sequence,
    createdAt: message.createdAt.toISOString(),
    ...(message.gigId && { gigId: message.gigId }),
  };
}
