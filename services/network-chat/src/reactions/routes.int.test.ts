import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import {
  listMessages,
  react,
  sendMessage,
  takeReactionBack,
} from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let ben: Actor;
let messageId: string;
beforeEach(async () => {
  ada = await service.person();
  ben = await service.person();
  await anOpenConversation(service.db, ada, ben);
  messageId = (await aMessage(service.db, { from: ada, to: ben })).id;
});

const give = (by: Actor, reaction: string, id = messageId) =>
  service.as(by).call(react, { params: { messageId: id }, body: { reaction } });
const listed = async (by: Actor, other: Actor) =>
  (await service.as(by).call(listMessages, { params: { personId: other.id } })).json().items;

describe('PUT and DELETE /messages/:messageId/reaction', () => {
  it('keeps one of each person, which both see', async () => {
    await give(ben, 'heart');
    await give(ben, 'thanks');
    expect((await give(ada, 'laugh')).json().reactions).toHaveLength(2);
    const [shown] = await listed(ada, ben);
    expect(shown.reactions).toEqual(
      expect.arrayContaining([
        { personId: ben.id, reaction: 'thanks' },
        { personId: ada.id, reaction: 'laugh' },
      ]),
    );
    await service.as(ada).call(takeReactionBack, { params: { messageId } });
    await service.as(ben).call(takeReactionBack, { params: { messageId } });
    expect((await listed(ben, ada))[0]).not.toHaveProperty('reactions');
  });

  it('is refused to strangers, after a block, before an answer, and of what there is not', async () => {
    const stranger = await service.person();
    expect((await give(stranger, 'heart')).statusCode).toBe(404);
    expect((await give(ben, 'heart', randomUUID())).statusCode).toBe(404);
    expect((await give(ben, 'skull')).statusCode).toBe(400);
    const body = { receiverId: ben.id, content: 'Hello' };
    const { id } = (await service.as(stranger).call(sendMessage, { body })).json();
    expect((await give(ben, 'heart', id)).json()).toMatchObject({
      code: 'reaction_needs_conversation',
    });
    await service.as(ada).call(blockPerson, { params: { personId: ben.id } });
    expect((await give(ben, 'heart')).statusCode).toBe(404);
    expect((await give(ada, 'heart')).json()).toMatchObject({ code: 'person_blocked' });
  });
});

describe('a reply', () => {
  const answer = (to: Actor, replyToId: string, by = ben) =>
    service
      .as(by)
      .call(sendMessage, { body: { receiverId: to.id, content: 'Yes, at nine.', replyToId } });

  it('quotes a message of its conversation, and nothing of it once it is hidden', async () => {
    const quote = { id: messageId, sequence: 1, senderId: ada.id, isHidden: false };
    const reply = await answer(ada, messageId);
    expect(reply.json().replyTo).toEqual({ ...quote, content: 'Can you come at nine?' });
    await service.sql`update messages set hidden_at = now() where id = ${messageId}`;
    const [shown] = await listed(ada, ben);
    expect(shown.replyTo).toEqual({ ...quote, content: '', isHidden: true });
  });

  it('answers no message of another conversation, and none that there is not', async () => {
    const stranger = await service.person();
    await anOpenConversation(service.db, stranger, ben);
    const { id } = await aMessage(service.db, { from: stranger, to: ben });
    expect((await answer(ada, id)).json()).toMatchObject({ code: 'message_not_found' });
    expect((await answer(ada, randomUUID())).statusCode).toBe(404);
  });
});
