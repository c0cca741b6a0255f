import { expect, it } from 'vitest';
import { aDeadLetter, aHealth } from '../../../test/health-builders.ts';
import { healthState, platformState } from './health-state.ts';

it.each([
  ['Working', 'open', {}],
  ['Working', 'open', { outbox: { waiting: 40, lagSeconds: 2 } }],
  ['Working', 'open', { mails: { waiting: 5, givenUp: 0 } }],
  ['Working', 'open', { limits: [{ name: 'stream', share: 0.6, isNear: false }] }],
  ['Working', 'open', { eventLoopDelayP99: 200 }],
  ['Slow', 'due', { eventLoopDelayP99: 200.1 }],
  [
    'Near a limit',
    'due',
    { eventLoopDelayP99: 500, limits: [{ name: 'stream', share: 0.71, isNear: true }] },
  ],
  ['Needs attention', 'due', { deadLetters: [aDeadLetter] }],
  ['Needs attention', 'due', { mails: { waiting: 0, givenUp: 1 } }],
  ['Falling behind', 'due', { deadLetters: [aDeadLetter], outbox: { waiting: 1, lagSeconds: 30 } }],
  ['Disk nearly full', 'due', { degraded: ['disk', 'people_news'] }],
  ['Out of date', 'due', { degraded: ['people_news'], outbox: { waiting: 1, lagSeconds: 30 } }],
  ['Broker away', 'error', { broker: false, degraded: ['broker', 'people_news'] }],
  ['Broker away', 'error', { broker: false, outbox: { waiting: 1, lagSeconds: 90 } }],
  [
    'Database away',
    'error',
    { database: false, broker: false, outbox: null, deadLetters: null, mails: null },
  ],
] as const)('says "%s" of a service (%s): %j', (word, meaning, given) => {
  expect(healthState(aHealth(structuredClone(given) as object))).toEqual({ word, meaning });
});

const [well, away, near] = [
  { word: 'Working', meaning: 'open' },
  { word: 'Database away', meaning: 'error' },
  { word: 'Near a limit', meaning: 'due' },
] as const;

it.each([
  ['over', 'Asking 2 services…', { identity: well }],
  ['open', 'All is well: 2 of 2 services work.', { identity: well, marketplace: well }],
] as const)('says of all of them (%s): %s', (meaning, text, states) => {
  expect(platformState(['identity', 'marketplace'], states)).toEqual({ meaning, unwell: [], text });
});

it.each([
  ['due', ['marketplace'], { identity: well, marketplace: near }],
  ['error', ['identity', 'marketplace'], { marketplace: near, identity: away }],
] as const)('names those that are not well, in their order (%s): %j', (meaning, names, states) => {
  const state = platformState(['identity', 'marketplace'], states);
  expect(state.meaning).toBe(meaning);
  expect(state.unwell.map(({ service }) => service)).toEqual(names);
});
