import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { searchCases } from '@sidework/chassis/testing/search-cases';
import { listDocuments } from '@sidework/contracts/business-tools/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { businessDocuments } from './table.ts';

const service = testBusinessTools();
let owner: Actor;

beforeAll(async () => {
  owner = await service.person();
  await service.db.insert(businessDocuments).values({
    id: randomUUID(),
    professionalId: owner.id,
    documentName: '-',
    filePath: `${owner.id}/some.pdf`,
    fileSize: 400,
    mimeType: 'application/pdf',
    format: 'pdf',
    year: 2026,
    tags: [],
    scanStatus: 'clean',
    source: 'upload',
    createdAt: new Date(),
  });
});

async function finds(search: string) {
  const reply = await service.as(owner).call(listDocuments, { query: { search } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items.length === 1;
}

describe.each(searchCases)('of %j the words %j', (text, search, is) => {
  it(`${is ? '' : 'do not '}find a document's name, notes and tags [VAULT-02]`, async () => {
    for (const [name, notes, tags] of [
      [text, null, []],
      ['-', text, []],
      ['-', null, ['first', text]],
    ] as const) {
      await service.sql`update business_documents set document_name = ${name}, notes = ${notes}, tags = ${tags}`;
      expect(await finds(search)).toBe(is);
    }
  });
});

it('asks for each word anywhere', async () => {
  await service.sql`
    update business_documents set document_name = 'Café', notes = 'Naïve', tags = '{Zürich,Łódź}'`;
  expect(await finds('zurich, lodz cafe naive')).toBe(true);
  expect(await finds('zurich, lodz cafe nothing')).toBe(false);
});
