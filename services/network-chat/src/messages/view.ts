import type { MessageView } from '@sidework/contracts/network-chat/messages';
import type { Message } from './message.ts';

export function toMessageView(message: Message): MessageView {
  return {
    id: message.id,
    senderId: message.senderId,
    receiverId: message.receiverId,
    content: message.content,
    read: message.read,
    sequence: message.sequence,
    createdAt: message.createdAt.toISOString(),
  };
}
