import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { gatheredIn } from '@sidework/chassis/testing/gathered';
import { addCeRequirement } from '@sidework/contracts/business-tools/ce-requirements';
import { accountErased, exportGathered } from '@sidework/contracts/business-tools/events';
import { generateStatements } from '@sidework/contracts/business-tools/financial-statements';
import * as income from '@sidework/contracts/business-tools/income-records';
import { addLicense } from '@sidework/contracts/business-tools/licenses';
import { setTaxProfile } from '@sidework/contracts/business-tools/tax-profiles';
import { certificateRevoked } from '@sidework/contracts/education-events/events/courses';
import { accountDeleted, exportRequested } from '@sidework/contracts/identity/events';
import { expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();

async function gathered(userId: string) {
  const exportId = randomUUID();
  await service.receive(exportRequested, { exportId, userId });
  await service.doPersonTasks();
  const told = await service.emitted(exportGathered.type);
  const { data } = told.find((each) => each.data.exportId === exportId) ?? {};
  const { body } = await service.deps.handover.get(`${data?.key}`);
  return gatheredIn(await buffer(body));
}

/** A professional who uses every tool. */
async function aKeeper(description: string): Promise<Actor> {
  const keeper = await service.person();
  const as = service.as(keeper);
  const form = { amountCents: 400_00, description, date: '2026-05-10' };
  const { id } = (await as.call(income.addIncome, { body: form })).json();
  await as.call(income.editIncome, {
    params: { recordId: id },
    body: { ...form, amountCents: 300_00 },
  });
  await as.call(addLicense, { body: { licenseName: 'Plumber', licenseNumber: 'P-1' } });
  const body = { requirementName: 'Ethics', hoursRequired: 20, deadline: '2027-03-01' };
  await as.call(addCeRequirement, { body });
  const certificate = { enrollmentId: randomUUID(), certificateId: randomUUID() };
  const revoked = { ...certificate, userId: keeper.id, reason: 'Issued in error.' };
  await service.receive(certificateRevoked, revoked);
  await as.call(setTaxProfile, {
    params: { year: '2026' },
    body: { filingStatus: 'single', takesQbi: false },
  });
  await as.call(generateStatements, { body: { year: 2026, period: 'annual' } });
  return keeper;
}

it('an export has all that a person keeps, what it said before, and nothing of others', async () => {
  const keeper = await aKeeper('Mine');
  await aKeeper('Theirs');
  const rows = await gathered(keeper.id);
  expect(rows['income.json']).toEqual([
    expect.objectContaining({ description: 'Mine', amount: '$300.00', date: '2026-05-10' }),
  ]);
  expect(rows['record-changes.json']).toEqual([expect.objectContaining({ change: 'edited' })]);
  expect(rows['licenses.json']).toEqual([expect.objectContaining({ licenseName: 'Plumber' })]);
  expect(rows['ce-requirements.json']).toHaveLength(1);
  expect(rows['ce-certificates.json']).toEqual([
    expect.objectContaining({ revokedAt: expect.any(String) }),
  ]);
  expect(rows['tax-profiles.json']).toEqual([expect.objectContaining({ year: 2026 })]);
  expect(rows['financial-statements.json']).toHaveLength(3);
  expect(rows['years.json']).toHaveLength(1);
  const text = JSON.stringify(rows);
  for (const foreign of ['Theirs', keeper.id]) expect(text).not.toContain(foreign);
});

it('an account that was deleted takes all of it along, and nothing of others', async () => {
  const keeper = await aKeeper('Mine');
  const other = await aKeeper('Theirs');
  await service.receive(accountDeleted, { id: keeper.id });
  await service.doPersonTasks();
  const tables = await service.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where column_name = 'professional_id' and table_schema = current_schema()`;
  expect(tables.length).toBeGreaterThan(10);
  const countOf = async (name: string, id: string) =>
    (await service.sql`select from ${service.sql(name)} where professional_id = ${id}`).length;
  for (const { name } of tables) expect([name, await countOf(name, keeper.id)]).toEqual([name, 0]);
  expect(await countOf('income_records', other.id)).toBe(1);
  const erased = await service.emitted(accountErased.type);
  expect(erased.filter(({ data }) => data.userId === keeper.id)).toHaveLength(1);
});
