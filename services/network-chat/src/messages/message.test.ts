import { describe, expect, it } from 'vitest';
import * as Message from './message.ts';

const by = { id: 'aaaaaaaa' } as never;
const words = { receiverId: 'BBBBBBBB', content: 'Hello' };
const composed = Message.compose(words, by, 'CCCCCCCC');
const refusal = (code: string) => expect.objectContaining({ code });

describe('a message', () => {
  it('has its ids as the database writes them', () => {
    expect(composed).toEqual({
      id: 'cccccccc',
      senderId: 'aaaaaaaa',
      receiverId: 'bbbbbbbb',
      content: 'Hello',
      gigId: null,
      replyToId: null,
      attachmentCount: 0,
    });
  });

  it('is written in nobody else’s name', () => {
    expect(Message.compose({ ...words, senderId: 'AAAAAAAA' }, by, 'c').senderId).toBe('aaaaaaaa');
    expect(() => Message.compose({ ...words, senderId: 'dddddddd' }, by, 'c')).toThrow(
      refusal('not_the_sender'),
    );
  });

  it('answers a message of its own conversation alone', () => {
    Message.requireReplied({ conversationId: 'c' }, 'c');
    for (const replied of [undefined, { conversationId: 'd' }])
      expect(() => Message.requireReplied(replied, 'c')).toThrow(refusal('message_not_found'));
  });

  it('is given for its repeat, and its id is refused for other words', () => {
    const first = { ...composed, sequence: 1 } as Message.Message;
    expect(Message.repeated(first, composed)).toBe(first);
    for (const change of [
      { content: 'Bye' },
      { senderId: 'd' },
      { receiverId: 'd' },
      { replyToId: 'd' },
    ])
      expect(() => Message.repeated(first, { ...composed, ...change })).toThrow(
        refusal('message_id_taken'),
      );
  });
});
