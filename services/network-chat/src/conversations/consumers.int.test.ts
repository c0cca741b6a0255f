import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/actor';
import { serviceStarted } from '@sidework/contracts/client-services/events';
import type { EventDefinition } from '@sidework/contracts/kernel/event';
import { proposalAccepted, proposalSubmitted } from '@sidework/contracts/marketplace/events';
import { getConversation } from '@sidework/contracts/network-chat/conversations';
import { sendMessage } from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProposalFact, aServiceFact } from '../../test/facts.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let client: Actor;
let professional: Actor;
beforeEach(async () => {
  client = await service.person();
  professional = await service.person();
});

const stateOf = async (by: Actor, other: Actor) => {
  const reply = await service.as(by).call(getConversation, { params: { personId: other.id } });
  return reply.json().state;
};
const write = (from: Actor, to: Actor) =>
  service.as(from).call(sendMessage, { body: { receiverId: to.id, content: 'Hello' } });

const more = { description: 'It drips.', category: 'plumbing', proposalId: randomUUID() };

describe.each<{ event: EventDefinition }>([
  { event: proposalSubmitted },
  { event: proposalAccepted },
  { event: serviceStarted },
])('$event.type', ({ event }) => {
  const fact = () => ({
    ...aServiceFact(client, professional),
    ...aProposalFact(client, professional),
    ...more,
  });

  it('lets its two talk without a request [D-32]', async () => {
    await service.receive(event, fact());
    expect([await stateOf(client, professional), await stateOf(professional, client)]).toEqual([
      'open',
      'open',
    ]);
    for (let count = 0; count < 5; count += 1)
      expect((await write(professional, client)).statusCode).toBe(201);
  });

  it('opens a request that was waiting, and changes nothing when it is delivered again', async () => {
    await write(professional, client);
    const id = randomUUID();
    const told = fact();
    for (const attempt of [1, 2]) await service.receive(event, told, { id, attempt });
    expect(await stateOf(client, professional)).toBe('open');
    const rows = await service.sql`
      select from conversation_members where user_id = ${client.id} or user_id = ${professional.id}`;
    expect(rows).toHaveLength(2);
  });
});
