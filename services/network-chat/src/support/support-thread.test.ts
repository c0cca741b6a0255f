import { expect, it } from 'vitest';
import {
  answered,
  requireAdultWhoIsHere,
  requireOfOther,
  setAside,
  written,
} from './support-thread.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));
const first = written(undefined, { personId: 'ada', content: 'Hello', at: at(1) });

it('waits from the first message that nobody answered', () => {
  expect(first.waitsSince).toEqual(at(1));
  const second = written(first, { personId: 'ada', content: 'Still here', at: at(2) });
  expect(second).toEqual({
    personId: 'ada',
    lastContent: 'Still here',
    lastAt: at(2),
    waitsSince: at(1),
  });
});

it('waits no more once it is answered or set aside, and again with the next message', () => {
  const after = answered(first, { content: 'Here we are', at: at(3) });
  expect(after).toEqual({
    personId: 'ada',
    lastContent: 'Here we are',
    lastAt: at(3),
    waitsSince: null,
  });
  expect(setAside(first)).toEqual({ ...first, waitsSince: null });
  expect(written(after, { personId: 'ada', content: 'Thanks', at: at(4) }).waitsSince).toEqual(
    at(4),
  );
});

it('is not answered by the person whose thread it is', () => {
  expect(() => requireOfOther(first, { id: 'ada' })).toThrow('You wrote this yourself');
  expect(() => requireOfOther(first, { id: 'bob' })).not.toThrow();
});

it('is of adults who have not left, known here or not yet', () => {
  const adult = { accountType: 'client', hasLeft: false } as const;
  for (const person of [adult, undefined])
    expect(() => requireAdultWhoIsHere(person)).not.toThrow();
  for (const refused of [{ accountType: 'sidework_kids' } as const, { hasLeft: true }])
    expect(() => requireAdultWhoIsHere({ ...adult, ...refused })).toThrow();
});
