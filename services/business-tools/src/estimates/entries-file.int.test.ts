import type { Actor } from '@sidework/chassis/http/actor';
import { downloadEntries } from '@sidework/contracts/business-tools/tax-summaries';
import { expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools({ EXPORTS_PER_HOUR: 2 });

const ask = async (by: Actor, year = 2026) => {
  const reply = await service.as(by).call(downloadEntries, { query: { year, format: 'csv' } });
  return [reply.statusCode, reply.json().code];
};

it('entries leave so many times in an hour, for each person', async () => {
  const owner = await service.person();
  expect(await ask(owner)).toEqual([200, undefined]);
  expect(await ask(owner)).toEqual([200, undefined]);
  expect(await ask(owner)).toEqual([429, 'too_many_exports']);
  expect(await ask(await service.person())).toEqual([200, undefined]);
});

it('a year of too many entries is refused, and the others leave', async () => {
  const owner = await service.person();
  await service.sql`
    insert into income_records
      (id, professional_id, amount_cents, description, date, source, created_at, updated_at)
    select gen_random_uuid(), ${owner.id}, 100, 'Work', '2026-03-01', 'manual', now(), now()
    from generate_series(1, 20001)`;
  expect(await ask(owner)).toEqual([422, 'too_many_entries']);
  expect(await ask(owner, 2025)).toEqual([200, undefined]);
});
