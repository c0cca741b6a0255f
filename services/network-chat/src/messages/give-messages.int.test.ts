import { randomUUID } from 'node:crypto';
import { giveMessages } from '@sidework/contracts/network-chat/messages';
import { expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

it('messages of a conversation are given to a dispute as they stand, and no others', async () => {
  const ada = await service.person();
  const ben = await service.person();
  const eve = await service.person();
  await anOpenConversation(service.db, ada, ben);
  await anOpenConversation(service.db, eve, ben);
  const one = await aMessage(service.db, { from: ada, to: ben });
  const two = await aMessage(service.db, { from: ben, to: ada });
  const ofEve = await aMessage(service.db, { from: ben, to: eve });
  const serviceId = randomUUID();
  const give = async (messageIds: string[], by = ada) => {
    const body = { serviceId, messageIds };
    const reply = await service.as(by).call(giveMessages, { params: { personId: ben.id }, body });
    return reply.statusCode === 200 ? reply.json().count : reply.json().code;
  };
  expect(await give([one.id, ofEve.id])).toBe('message_not_found');
  expect(await give([one.id], eve)).toBe('message_not_found');
  await service.sql`update messages set hidden_at = now() where id = ${two.id}`;
  expect(await give([two.id])).toBe('message_not_found');
  await service.sql`update messages set hidden_at = null where id = ${two.id}`;
  expect(await give([two.id, one.id, one.id.toUpperCase()])).toBe(2);
  const told = await service.sql`
    select data from outbox where type = 'network-chat.messages.given.v1'`;
  expect(told).toMatchObject([
    {
      data: {
        serviceId,
        givenBy: ada.id,
        otherId: ben.id,
        messages: [
          { id: one.id, senderId: ada.id, content: one.content },
          { id: two.id, senderId: ben.id, content: two.content },
        ],
      },
    },
  ]);
  const kid = await service.person(
    { accountType: 'sidework_kids' },
    { accountType: 'sidework_kids', guardianIds: [ada.id] },
  );
  await anOpenConversation(service.db, ada, kid);
  const ofKid = await aMessage(service.db, { from: ada, to: kid });
  const body = { serviceId, messageIds: [ofKid.id] };
  const refused = await service.as(ada).call(giveMessages, { params: { personId: kid.id }, body });
  expect(refused.json().code).toBe('person_not_found');
});
