import { type AnyConsumer, consumer } from '@sidework/chassis/events/consumer';
import { serviceAgreed, serviceStarted } from '@sidework/contracts/client-services/events';
import type { EventDefinition, EventType } from '@sidework/contracts/kernel/event';
import { proposalAccepted, proposalSubmitted } from '@sidework/contracts/marketplace/events';
import type { z } from 'zod';
import { openConversation, requestByProposal } from './open-conversation.ts';

interface Related {
  clientId: string;
  professionalId: string;
}

/** Two people with common work write to each other without a message request. */
function openConversationWhen<D extends Related>(
  event: EventDefinition<EventType, z.ZodType<D>>,
): AnyConsumer {
  const [, noun, past] = event.type.split('.');
  return consumer({
    name: `open-conversation-when-${noun}-${past}`,
    event,
    handle: (tx, { data }) => openConversation(tx, data.clientId, data.professionalId),
  });
}

/** The name dates from when a proposal opened the conversation, and a durable keeps its name. */
const requestConversationWhenProposalSubmitted = consumer({
  name: 'open-conversation-when-proposal-submitted',
  event: proposalSubmitted,
  handle: (tx, { data, occurredAt }) => requestByProposal(tx, data, occurredAt),
});

export const conversationConsumers = [
  requestConversationWhenProposalSubmitted,
  openConversationWhen(proposalAccepted),
  openConversationWhen(serviceStarted),
  openConversationWhen(serviceAgreed),
];
