import { expect, it } from 'vitest';
import { requireNotOwn } from './report.ts';

it('reports no event or course of one’s own', () => {
  const reported = { thing: 'event', subjectId: '1', ownerId: 'owner', title: 'Meetup' } as const;
  expect(() => requireNotOwn(reported, { id: 'member' })).not.toThrow();
  expect(() => requireNotOwn(reported, { id: 'owner' })).toThrow('offer yourself');
});
