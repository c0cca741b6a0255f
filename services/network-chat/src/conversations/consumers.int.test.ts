import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
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

describe.each<{ event: EventDefinition }>([{ event: proposalAccepted }, { event: serviceStarted }])(
  '$event.type',
  ({ event }) => {
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
  },
);

describe(proposalSubmitted.type, () => {
  const propose = () => service.receive(proposalSubmitted, aProposalFact(client, professional));

  it('lets the client write at once, which opens it to both [D-32]', async () => {
    await propose();
    expect([await stateOf(client, professional), await stateOf(professional, client)]).toEqual([
      'open',
      'none',
    ]);
    expect((await write(client, professional)).statusCode).toBe(201);
    expect(await stateOf(professional, client)).toBe('open');
    for (let count = 0; count < 5; count += 1)
      expect((await write(professional, client)).statusCode).toBe(201);
  });

  it('keeps the words of who proposed to those of a request until the client answers [D-32]', async () => {
    await propose();
    const replies = [];
    for (let count = 0; count < 4; count += 1) replies.push(await write(professional, client));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
    expect(replies[3]?.json().code).toBe('request_not_answered');
    expect([await stateOf(client, professional), await stateOf(professional, client)]).toEqual([
      'request_received',
      'request_sent',
    ]);
  });

  it('is no way past the number of strangers a day, however often somebody proposes [D-32]', async () => {
    const clients = await Promise.all(Array.from({ length: 22 }, () => service.person()));
    for (const each of clients)
      await service.receive(proposalSubmitted, aProposalFact(each, professional));
    const statuses = [];
    for (const each of clients) statuses.push((await write(professional, each)).statusCode);
    expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
  });

  it('counts nobody as written to before a word is written', async () => {
    for (let count = 0; count < 22; count += 1)
      await service.receive(proposalSubmitted, aProposalFact(await service.person(), professional));
    expect((await write(professional, client)).statusCode).toBe(201);
  });

  it('answers a client who had asked, and leaves what is open', async () => {
    await write(client, professional);
    await propose();
    expect(await stateOf(professional, client)).toBe('open');
    await propose();
    expect(await stateOf(professional, client)).toBe('open');
  });

  it('changes nothing of a request that the professional has sent', async () => {
    await write(professional, client);
    await propose();
    expect(await stateOf(client, professional)).toBe('request_received');
  });
});
