import type { Actor } from '@sidework/chassis/http/actor';
import { searchCases } from '@sidework/chassis/testing/search-cases';
import { setChatPreferences } from '@sidework/contracts/network-chat/chat-preferences';
import { blockPerson, ignoreRequest } from '@sidework/contracts/network-chat/conversations';
import { searchMessages, sendMessage } from '@sidework/contracts/network-chat/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let ada: Actor;
let ben: Actor;
beforeAll(async () => {
  ada = await service.person({}, { fullName: 'Ada Example' });
  ben = await service.person({}, { fullName: 'Ben Example' });
  await anOpenConversation(service.db, ada, ben);
});

async function found(by: Actor, query: Record<string, string>) {
  const reply = await service.as(by).call(searchMessages, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const wordsFound = async (by: Actor, text: string): Promise<string[]> =>
  (await found(by, { search: text })).items.map(
    ({ message }: { message: { content: string } }) => message.content,
  );

it('folds the words of messages as every search does', async () => {
  const cleo = await service.person();
  await anOpenConversation(service.db, ada, cleo);
  for (const content of new Set(searchCases.map(([text]) => text)))
    await aMessage(service.db, { from: ada, to: cleo, content });
  for (const [text, typed, isFound] of searchCases)
    expect((await wordsFound(cleo, typed)).includes(text), `${typed} in ${text}`).toBe(isFound);
});

describe('GET /messages', () => {
  it('gives messages of both with the other person, the newest first, page by page', async () => {
    await aMessage(service.db, { from: ada, to: ben, content: 'The walnut shelf' });
    await aMessage(service.db, { from: ben, to: ada, content: 'A second walnut shelf' });
    const first = await found(ada, { search: 'shelf WALNUT', limit: '1' });
    expect(first.items).toMatchObject([
      { message: { content: 'A second walnut shelf' }, person: { fullName: 'Ben Example' } },
    ]);
    const second = await found(ada, {
      search: 'shelf WALNUT',
      limit: '1',
      cursor: first.nextCursor,
    });
    expect(second).toMatchObject({
      items: [{ message: { content: 'The walnut shelf' } }],
      nextCursor: null,
    });
  });

  it('finds nothing of others, of who blocked one, of ignored requests and of hidden messages', async () => {
    const [cleo, dan] = [await service.person(), await service.person()];
    await anOpenConversation(service.db, cleo, ada);
    await aMessage(service.db, { from: cleo, to: ada, content: 'A copper kettle' });
    expect(await wordsFound(ben, 'copper')).toEqual([]);
    expect(await wordsFound(ada, 'copper')).toHaveLength(1);
    await service.as(cleo).call(blockPerson, { params: { personId: ada.id } });
    expect(await wordsFound(ada, 'copper')).toEqual([]);
    const body = { receiverId: ada.id, content: 'A zinc kettle' };
    await service.as(dan).call(sendMessage, { body });
    expect(await wordsFound(ada, 'zinc')).toHaveLength(1);
    await service.as(ada).call(ignoreRequest, { params: { personId: dan.id } });
    expect(await wordsFound(ada, 'zinc')).toEqual([]);
    const { id } = await aMessage(service.db, { from: ben, to: ada, content: 'A brass kettle' });
    await service.sql`update messages set hidden_at = now() where id = ${id}`;
    expect(await wordsFound(ada, 'brass')).toEqual([]);
  });

  it("shows that the other has read one's message only while both show it", async () => {
    const eve = await service.person();
    await anOpenConversation(service.db, ada, eve);
    const { id } = await aMessage(service.db, { from: ada, to: eve, content: 'A pewter kettle' });
    await service.sql`update messages set read = true where id = ${id}`;
    const isRead = async (by: Actor) =>
      (await found(by, { search: 'pewter' })).items[0].message.read;
    expect([await isRead(ada), await isRead(eve)]).toEqual([true, true]);
    await service.as(eve).call(setChatPreferences, { body: { showsReading: false } });
    expect([await isRead(ada), await isRead(eve)]).toEqual([false, true]);
  });

  it.each(['…', '%', ' '])('finds nothing by %j', async (typed) => {
    const reply = await service.as(ada).call(searchMessages, { query: { search: typed } });
    expect([200, 400]).toContain(reply.statusCode);
    if (reply.statusCode === 200) expect(reply.json().items).toEqual([]);
  });
});
