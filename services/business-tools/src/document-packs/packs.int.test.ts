import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { checkPdf } from '@sidework/chassis/testing/pdf';
import { textOfPdf } from '@sidework/chassis/testing/pdf-text';
import * as ce from '@sidework/contracts/business-tools/ce-requirements';
import * as packs from '@sidework/contracts/business-tools/document-packs';
import * as documents from '@sidework/contracts/business-tools/documents';
import { addIncome } from '@sidework/contracts/business-tools/income-records';
import { addLicense } from '@sidework/contracts/business-tools/licenses';
import { beforeEach, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

async function upload(text: string, said: object = {}): Promise<string> {
  const body = Buffer.from(text);
  const form = {
    documentName: 'Bill',
    fileName: 'bill.txt',
    fileSize: body.length,
    year: 2026,
    ...said,
  };
  const { documentId } = (
    await service.as(owner).call(documents.announceDocument, { body: form })
  ).json();
  const headers = { 'content-type': 'text/plain' };
  await service.as(owner).call(documents.uploadDocument, { params: { documentId }, body, headers });
  return documentId;
}

async function unpacked(url: string): Promise<Map<string, string>> {
  const token = url.split('/').at(-1) ?? '';
  const reply = await service.visitor.call(packs.openPack, { params: { token } });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
  const zip = await fromBufferPromise(reply.rawPayload, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  return files;
}

it('a year’s pack has every document of it, the entries and a list with digests', async () => {
  await upload('the first', { documentType: 'receipt' });
  await upload('the second', { documentType: 'receipt' });
  await upload('of before', { year: 2025 });
  const body = {
    amountCents: 5_000,
    date: '2026-02-01',
    description: 'Roof',
    category: 'Services',
  };
  await service.as(owner).call(addIncome, { body });
  const asked = { params: { year: '2026' } };
  const files = await unpacked((await service.as(owner).call(packs.packYear, asked)).json().url);
  expect([...files.keys()]).toEqual([
    'books-2026.csv',
    'books-2026.xlsx',
    'files.csv',
    'Receipt/Bill.txt',
    'Receipt/Bill (2).txt',
  ]);
  expect(files.get('Receipt/Bill (2).txt')).toBe('the second');
  expect(files.get('files.csv')).toContain(createHash('sha256').update('the first').digest('hex'));
  expect(files.get('books-2026.csv')).toContain('Roof');
});

it('the audit pack of a license has what it requires, and is for its owner alone', async () => {
  const form = { licenseName: 'Plumber', licenseNumber: '36BI', issuingState: 'Texas' };
  const { id: licenseId } = (await service.as(owner).call(addLicense, { body: form })).json();
  const requirement = {
    requirementName: 'Code',
    hoursRequired: 5,
    deadline: '2027-03-31',
    relatedLicenseId: licenseId,
  };
  await service.as(owner).call(ce.addCeRequirement, { body: requirement });
  const asked = { params: { licenseId } };
  const files = await unpacked((await service.as(owner).call(packs.packLicense, asked)).json().url);
  expect([...files.keys()]).toEqual([
    'audit.pdf',
    'license.csv',
    'requirements.csv',
    'hours.csv',
    'files.csv',
  ]);
  expect(files.get('license.csv')).toContain('36BI');
  expect(files.get('requirements.csv')).toContain('Code,,,2027-03-31,5,0,0');
  const printed = (await service.as(owner).call(packs.downloadLicenseAudit, asked)).json();
  const pdf = Buffer.from(printed.contentBase64, 'base64');
  expect(printed.name).toBe('license-audit.pdf');
  await checkPdf(pdf);
  const text = await textOfPdf(pdf);
  for (const words of ['Number 36BI', 'State Texas', 'Code · due 2027-03-31 · 0 of 5 hours'])
    expect(text).toContain(words);
  const other = service.as(await service.person());
  for (const endpoint of [packs.packLicense, packs.downloadLicenseAudit])
    expect((await other.call(endpoint, asked)).statusCode).toBe(404);
});

it('several documents change at once, or none does', async () => {
  const ids = [await upload('one', { tags: ['roof'] }), await upload('two two')];
  const change = (body: object, by = owner) =>
    service.as(by).call(documents.changeDocuments, { body: { documentIds: ids, ...body } });
  expect((await change({ act: 'tag', tag: 'Elm Road' })).json()).toEqual({ changed: 2 });
  const list = async (query: Record<string, unknown>) =>
    (await service.as(owner).call(documents.listDocuments, { query })).json().items;
  expect(await list({ tag: 'Elm Road', sort: 'largest' })).toMatchObject([
    { id: ids[1], tags: ['Elm Road'] },
    { id: ids[0], tags: ['roof', 'Elm Road'] },
  ]);
  expect((await service.as(owner).call(documents.getVault)).json().tags).toEqual([
    { tag: 'Elm Road', count: 2 },
    { tag: 'roof', count: 1 },
  ]);
  const other = await service.person();
  expect((await change({ act: 'trash' }, other)).statusCode).toBe(404);
  expect((await change({ act: 'delete' })).json().code).toBe('document_not_in_trash');
  for (const act of ['trash', 'restore', 'trash', 'delete'])
    expect((await change({ act })).json()).toEqual({ changed: 2 });
  expect(await list({ isTrashed: true })).toEqual([]);
});

async function pageOf(query: Record<string, unknown>) {
  const reply = await service.as(owner).call(documents.listDocuments, { query });
  return reply.json() as { items: { documentName: string }[]; nextCursor: string | null };
}

it.each([
  ['oldest', ['b', 'a', 'c']],
  ['latest', ['c', 'a', 'b']],
  ['name', ['a', 'b', 'c']],
  ['largest', ['a', 'c', 'b']],
] as const)('documents are sorted by %s over pages', async (sort, names) => {
  for (const [documentName, text] of [
    ['b', '1'],
    ['a', '333'],
    ['c', '22'],
  ] as const)
    await upload(text, { documentName });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await pageOf({ sort, limit: 2, ...(cursor && { cursor }) });
    seen.push(...page.items.map(({ documentName }) => documentName));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(names);
});
