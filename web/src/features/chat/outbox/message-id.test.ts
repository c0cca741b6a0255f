import { expect, it } from 'vitest';
import { z } from 'zod';
import { newMessageId } from './message-id.ts';

it('a message gets a UUIDv7, whose order is that of time', () => {
  const [first, second] = [1_760_000_000_000, 1_760_000_000_001].map((now) => newMessageId(now));
  expect(z.uuidv7().safeParse(first).success).toBe(true);
  expect(first?.slice(0, 13)).toBe('0199c82c-c000');
  expect(String(first) < String(second)).toBe(true);
});
