import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { childsWrites, goOn, reachNoChild } from './childs-writes.ts';

describe('every write [D-117]', () => {
  it.each(childsWrites)(
    'says once whether it asks for fresh news, or why it needs none: $name',
    ({ asks }) => {
      expect(asks).toBeDefined();
    },
  );

  it.each(childsWrites)(
    'is refused or goes on as the table says: $name',
    ({ service, endpoint, asks }) => {
      const isAlways = endpoint.stakes === 'protection' || service === 'identity';
      expect(isAlways).toBe(asks === 'always');
    },
  );
});

it('the table names nothing that is no write', () => {
  const known = [...childsWrites.map(({ name }) => name), ...Object.keys(catalogue)];
  const named = [...goOn, ...reachNoChild].flatMap(({ writes }) => writes);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
