import type { Actor } from '@sidework/chassis/http/actor';
import { setChatPreferences } from '@sidework/contracts/network-chat/chat-preferences';
import { getConversation, markRead } from '@sidework/contracts/network-chat/conversations';
import { listMessages } from '@sidework/contracts/network-chat/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMessage, anOpenConversation } from '../../test/builders.ts';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();
let sender: Actor;
let reader: Actor;
beforeEach(async () => {
  sender = await service.person();
  reader = await service.person();
  await anOpenConversation(service.db, sender, reader);
  await aMessage(service.db, { from: sender, to: reader });
  await service.as(reader).call(markRead, { params: { personId: sender.id }, body: { upTo: 1 } });
});

const show = (by: Actor, showsReading: boolean) =>
  service.as(by).call(setChatPreferences, { body: { showsReading } });
const seen = async (by: Actor, other: Actor) => {
  const params = { personId: other.id };
  const [listed] = (await service.as(by).call(listMessages, { params })).json().items;
  const { readByOtherUpTo, lastMessage } = (
    await service.as(by).call(getConversation, { params })
  ).json();
  return [listed.read, lastMessage.read, readByOtherUpTo];
};

describe('what was read', () => {
  it.each([
    ['both show it', true, true, [true, true, 1]],
    ['the reader hides it', true, false, [false, false, 0]],
    ['the sender hides it', false, true, [false, false, 0]],
  ])('is seen by the sender while %s', async (_, ofSender, ofReader, expected) => {
    await show(sender, ofSender);
    await show(reader, ofReader);
    expect(await seen(sender, reader)).toEqual(expected);
    // The reader's own marks do not depend on it.
    expect((await seen(reader, sender)).slice(0, 2)).toEqual([true, true]);
    await show(sender, true);
    await show(reader, true);
    expect(await seen(sender, reader)).toEqual([true, true, 1]);
  });
});
