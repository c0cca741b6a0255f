import { consumer } from '@sidework/chassis/events/consumer';
import { messagesGiven } from '@sidework/contracts/network-chat/events';
import { addMessages } from './add-messages.ts';

/** Either side chose messages of their conversation. */
export const addMessagesWhenGiven = consumer({
  name: 'add-messages-when-given',
  event: messagesGiven,
  handle: (tx, { data, occurredAt }) => addMessages(tx, data, occurredAt),
});
