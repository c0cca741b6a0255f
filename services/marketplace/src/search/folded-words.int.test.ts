import { expect, it } from 'vitest';
import { testMarketplace } from '../../test/service.ts';
import { partsOf } from './read-search.ts';

const service = testMarketplace();

it('no letter of a search becomes a sign of the query language when the database folds it', async () => {
  const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
    .flatMap((sign) => partsOf(sign))
    .filter((part) => part.length > 0);
  expect(letters.length).toBeGreaterThan(40_000);
  const rows = await service.sql`
    select letter, fold(letter) as folded from unnest(${letters}::text[]) letter
    where fold(letter) ~ '[:&|!()<>*\\\\''[:space:]]'`;
  expect(rows).toEqual([]);
});
