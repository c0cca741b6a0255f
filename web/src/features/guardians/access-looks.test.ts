import { expect, it } from 'vitest';
import { looksOf, visitsOf } from './access-looks.ts';

const look = (time: string, action = 'child_read') => ({
  id: `${time} ${action}`,
  actorName: 'Sidework staff',
  isYou: false,
  reason: null,
  action,
  at: `2026-01-05T${time}:00.000Z`,
});

it('looks of one visit are one, and another thing or a later visit is another', () => {
  const accesses = [
    look('12:00'),
    look('11:50'),
    look('11:50', 'account_read'),
    look('11:40'),
    look('10:00'),
  ];
  expect(looksOf(accesses).map(({ id, times }) => [id, times])).toEqual([
    ['12:00 child_read', 3],
    ['11:50 account_read', 1],
    ['10:00 child_read', 1],
  ]);
  expect(visitsOf(accesses)).toBe(2);
  expect(visitsOf([])).toBe(0);
});
