import { expect, it } from 'vitest';
import { aDeadLetter, aHealth } from '../../../test/health-builders.ts';
import { healthState } from './health-state.ts';

it.each([
  ['Working', 'good', {}],
  ['Working', 'good', { outbox: { waiting: 40, lagSeconds: 2 } }],
  ['Working', 'good', { mails: { waiting: 5, givenUp: 0 } }],
  ['Working', 'good', { limits: [{ name: 'stream', share: 0.6, isNear: false }] }],
  ['Near a limit', 'warning', { limits: [{ name: 'stream', share: 0.71, isNear: true }] }],
  ['Needs attention', 'warning', { deadLetters: [aDeadLetter] }],
  ['Needs attention', 'warning', { mails: { waiting: 0, givenUp: 1 } }],
  [
    'Falling behind',
    'warning',
    { deadLetters: [aDeadLetter], outbox: { waiting: 1, lagSeconds: 30 } },
  ],
  ['Broker away', 'bad', { broker: false, outbox: { waiting: 1, lagSeconds: 90 } }],
  [
    'Database away',
    'bad',
    { database: false, broker: false, outbox: null, deadLetters: null, mails: null },
  ],
] as const)('says "%s" of a service (%s): %j', (word, tone, given) => {
  expect(healthState(aHealth(structuredClone(given) as object))).toEqual({ word, tone });
});
