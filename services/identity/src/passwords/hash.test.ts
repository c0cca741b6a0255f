import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from 'vitest';
import { anOlderHash } from '../../test/builders.ts';
import { cheapCost, hash, isOutdated, matches } from './hash.ts';

const pepper = 'a pepper for the tests alone, long enough';

describe('the hash of a password', () => {
  it('is argon2id with its settings and a salt of its own', async () => {
    const [one, other] = await Promise.all([hash('secret1x', pepper), hash('secret1x', pepper)]);

    expect(one).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(one).not.toBe(other);
    expect(isOutdated(one)).toBe(false);
  });

  it('is not made cheap where hashes are cheap, and a cheap one is outdated elsewhere', async () => {
    const cheap = await hash('secret1x', pepper, cheapCost);

    expect(isOutdated(cheap)).toBe(true);
    expect(isOutdated(cheap, cheapCost)).toBe(false);
    expect(isOutdated(await hash('secret1x', pepper), cheapCost)).toBe(false);
  });

  it('matches its password under its pepper and nothing else', async () => {
    const kept = await hash('secret1x', pepper);

    expect(await matches(kept, 'secret1x', pepper)).toBe(true);
    expect(await matches(kept, 'secret1X', pepper)).toBe(false);
    expect(await matches(kept, 'secret1x', 'another pepper, as long as the first')).toBe(false);
    expect(await matches('not a hash', 'secret1x', pepper)).toBe(false);
  });

  it('of older settings still matches, and is told to be outdated', async () => {
    const older = anOlderHash('secret1x', pepper);

    expect(isOutdated(older)).toBe(true);
    expect(await matches(older, 'secret1x', pepper)).toBe(true);
    expect(await matches(older, 'another', pepper)).toBe(false);
  });

  it.each(['2a', '2b', '2y'] as const)(
    'of bcrypt (%s) matches, and is outdated',
    async (version) => {
      const kept = await bcrypt('secret1x', { cost: 4, version });

      expect(isOutdated(kept)).toBe(true);
      expect(await matches(kept, 'secret1x', pepper)).toBe(true);
      expect(await matches(kept, 'another', pepper)).toBe(false);
    },
  );

  it('of bcrypt is not tried where it would take seconds', async () => {
    const kept = (await bcrypt('secret1x', { cost: 4 })).replace('$04$', '$31$');

    expect(await matches(kept, 'secret1x', pepper)).toBe(false);
  });
});
