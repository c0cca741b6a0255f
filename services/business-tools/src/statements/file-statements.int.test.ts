import type { Actor } from '@sidework/chassis/http/actor';
import {
  linkDocument,
  listDocuments,
  openDocument,
} from '@sidework/contracts/business-tools/documents';
import { generateStatements } from '@sidework/contracts/business-tools/financial-statements';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import { expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();

async function generate(actor: Actor) {
  const body = {
    amountCents: 5_000,
    date: '2026-02-01',
    description: 'Work',
    category: 'Services',
  };
  await service.as(actor).call(addIncome, { body });
  const asked = { body: { year: 2026, period: 'annual' } };
  expect((await service.as(actor).call(generateStatements, asked)).statusCode).toBe(200);
  await service.doPersonTasks();
}

const documentsOf = async (actor: Actor) =>
  (await service.as(actor).call(listDocuments)).json().items;

it('statements come into the vault by themselves, with year and tags, anew in the place of the old', async () => {
  const owner = await service.person();
  await generate(owner);
  const [first, ...others] = await documentsOf(owner);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    documentName: 'Financial statements 2026 Annual',
    documentType: 'other',
    year: 2026,
    tags: ['statement', 'annual'],
    source: 'statement',
    scanStatus: 'clean',
  });
  const params = { documentId: first.id };
  const { url } = (await service.as(owner).call(linkDocument, { params, body: {} })).json();
  const token = url.split('/').at(-1);
  const shown = await service.visitor.call(openDocument, { params: { token } });
  expect(shown.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');

  await generate(owner);
  const [second, ...more] = await documentsOf(owner);
  expect(more).toEqual([]);
  expect(second.id).toBe(first.id);
  expect(second.filePath).not.toBe(first.filePath);
});

it('a child has no vault, so nothing of it is filed', async () => {
  const child = await service.person(
    { accountType: 'sidework_kids' },
    { accountType: 'sidework_kids' },
  );
  await generate(child);
  const filed = await service.sql`
    select id from business_documents where professional_id = ${child.id}`;
  expect(filed).toHaveLength(0);
});
