import { describe, expect, it } from 'vitest';
import { aMessage } from '../../../../test/chat-builders.ts';
import {
  follows,
  type MessageLog,
  readUpTo,
  withChanged,
  withNewer,
  withOlder,
} from './message-log.ts';

const other = '0193d2a0-0000-7000-8000-000000000002';
const logOf = (...sequences: number[]): MessageLog => ({
  items: sequences.map((sequence) => aMessage({ sequence, senderId: other })),
  nextCursor: 'older',
});
const sequencesOf = ({ items }: MessageLog) => items.map(({ sequence }) => sequence);

describe('a conversation as it is known', () => {
  it('takes newer messages in their order, each once', () => {
    const late = logOf(6, 4, 5, 6, 3).items;
    expect(sequencesOf(withNewer(logOf(3, 2), late))).toEqual([6, 5, 4, 3, 2]);
  });

  it('shows what is different about a message in its place, and leaves it read', () => {
    const log = readUpTo(logOf(3, 2), other, 3);
    const [known] = log.items;
    const changed = { ...aMessage({ sequence: 3, senderId: other }), ...known, content: 'New' };
    const next = withChanged(log, [{ ...changed, read: false }, aMessage({ sequence: 9 })]);
    expect(next.items[0]).toMatchObject({ content: 'New', read: true });
    expect(sequencesOf(next)).toEqual([3, 2]);
    expect(withChanged(log, [aMessage({ sequence: 9 })])).toBe(log);
  });

  it('keeps the work of an offer, where the answer to its acceptance comes after it', () => {
    const offer = {
      id: other,
      title: 'Two bookcases',
      amountCents: 120_000,
      day: null,
      workingDays: 5,
      status: 'accepted' as const,
      expiresAt: '2026-01-12T10:00:00.000Z',
    };
    const [message] = logOf(3).items as [MessageLog['items'][number]];
    const offered = (serviceId: string | null) => ({ ...message, offer: { ...offer, serviceId } });
    const log = withChanged({ items: [message], nextCursor: null }, [offered(other)]);
    expect(withChanged(log, [offered(null)]).items[0]?.offer?.serviceId).toBe(other);
  });

  it('stays the same where nothing is new', () => {
    const log = logOf(3, 2);
    expect(withNewer(log, logOf(3, 1).items)).toBe(log);
  });

  it.each([
    { sequence: 3, does: true },
    { sequence: 4, does: true },
    { sequence: 5, does: false },
  ])('ending at 3 is joined by message $sequence: $does', ({ sequence, does }) => {
    expect(follows(logOf(3, 2), aMessage({ sequence }))).toBe(does);
  });

  it('begins with the first message there is', () => {
    expect(follows({ items: [], nextCursor: null }, aMessage({ sequence: 1 }))).toBe(true);
  });

  it('takes older messages after those it has, each once', () => {
    const log = withOlder(logOf(5, 4), { ...logOf(4, 3, 2), nextCursor: null });
    expect(sequencesOf(log)).toEqual([5, 4, 3, 2]);
    expect(log.nextCursor).toBeNull();
  });

  it('marks what the other person sent as read, and nothing of the reader [CHAT-16]', () => {
    const log = logOf(4, 3, 2);
    log.items.push(aMessage({ sequence: 1 }));
    const read = readUpTo(log, other, 3).items.map((message) => message.read);
    expect(read).toEqual([false, true, true, false]);
  });
});
