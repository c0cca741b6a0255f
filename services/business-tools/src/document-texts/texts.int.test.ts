import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { aZip, officeParts } from '@sidework/chassis/testing/files';
import type { DocumentFormat } from '@sidework/contracts/business-tools/document-options';
import { documentFormats } from '@sidework/contracts/business-tools/document-options';
import * as versions from '@sidework/contracts/business-tools/document-versions';
import * as api from '@sidework/contracts/business-tools/documents';
import PdfDocument from 'pdfkit';
import { beforeEach, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { readTextsJob } from './read-texts.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 10_000 });
let owner: Actor;
beforeEach(async () => {
  owner = await service.person();
});

const readTexts = () => readTextsJob.run(service.deps, new AbortController().signal);

async function send(format: DocumentFormat, body: Buffer, said: object = {}) {
  const form = {
    documentName: 'Paper',
    fileName: `a.${format}`,
    fileSize: body.length,
    ...said,
  };
  const announced = await service.as(owner).call(api.announceDocument, { body: form });
  if (announced.statusCode !== 201) return announced;
  const params = { documentId: announced.json().documentId };
  const headers = { 'content-type': documentFormats[format] };
  return service.as(owner).call(api.uploadDocument, { params, body, headers });
}

async function pdfOf(words: string): Promise<Buffer> {
  const pdf = new PdfDocument();
  pdf.text(words);
  pdf.end();
  return buffer(pdf);
}

const office = (folder: 'word' | 'xl', name: string, xml: string) =>
  aZip([
    ...officeParts(folder).filter((part) => part.name !== name),
    { name, content: Buffer.from(xml) },
  ]);

const found = async (search: string) =>
  (await service.as(owner).call(api.listDocuments, { query: { search } })).json().items.length;

it.each<[DocumentFormat, (word: string) => Promise<Buffer> | Buffer]>([
  ['pdf', (word) => pdfOf(`The ${word} of the roof`)],
  ['docx', (word) => office('word', 'word/document.xml', `<w:p><w:t>${word}</w:t></w:p>`)],
  ['xlsx', (word) => office('xl', 'xl/sharedStrings.xml', `<si><t>${word}</t></si>`)],
  ['txt', (word) => Buffer.from(`The ${word} of the roof`)],
])('a word inside a %s finds it', async (format, fileOf) => {
  expect((await send(format, await fileOf('Flashing'))).statusCode).toBe(200);
  expect(await found('flashing')).toBe(0);
  await readTexts();
  expect([await found('flashing'), await found('paper FLASHING'), await found('gutter')]).toEqual([
    1, 1, 0,
  ]);
});

it('a file that cannot be read is passed over', async () => {
  await send('pdf', Buffer.from('%PDF-1.4\nbroken\n%%EOF'));
  await readTexts();
  const [row] =
    await service.sql`select text_state from business_documents where professional_id = ${owner.id}`;
  expect(['failed', 'none']).toContain(row?.text_state);
  expect(await found('paper')).toBe(1);
});

it('a newer file takes the place of the old, which opens, comes back and counts as room', async () => {
  const [first, second] = [Buffer.from('the slate roof'), Buffer.from('the copper gutter pipe')];
  const { id } = (await send('txt', first, { documentName: 'Offer' })).json();
  const replaced = await send('txt', second, { documentName: 'x', replacesId: id });
  expect(replaced.json()).toMatchObject({ id, documentName: 'Offer', fileSize: second.length });
  await readTexts();
  expect([await found('copper'), await found('slate')]).toEqual([1, 0]);

  const at = { params: { documentId: id } };
  const list = async () =>
    (await service.as(owner).call(versions.listDocumentVersions, at)).json().items;
  const [version] = await list();
  expect(version).toMatchObject({ fileSize: first.length, mimeType: 'text/plain' });
  const ofVersion = { params: { documentId: id, versionId: version.id } };
  const { url } = (
    await service.as(owner).call(versions.linkDocumentVersion, { ...ofVersion, body: {} })
  ).json();
  const token = String(url).split('/').at(-1) ?? '';
  const opened = await service.visitor.call(api.openDocument, { params: { token } });
  expect(opened.rawPayload).toEqual(first);

  const back = await service.as(owner).call(versions.restoreDocumentVersion, ofVersion);
  expect(back.json().fileSize).toBe(first.length);
  expect((await list()).map(({ fileSize }: { fileSize: number }) => fileSize)).toEqual([
    second.length,
  ]);
  const used = async () => (await service.as(owner).call(api.getVault)).json().usedBytes;
  expect(await used()).toBe(first.length + second.length);
  await service.as(owner).call(api.trashDocument, { ...at, query: {} });
  await service.as(owner).call(api.deleteDocument, at);
  expect(await used()).toBe(0);
});

it('a file of another person, and one that is not there, is not replaced', async () => {
  const { id } = (await send('txt', Buffer.from('a word'))).json();
  owner = await service.person();
  const reply = await send('txt', Buffer.from('another'), { replacesId: id });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'document_not_found']);
});
