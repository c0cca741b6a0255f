import type { Readable } from 'node:stream';
import type { Actor } from '@sidework/chassis/http/actor';
import { aDoc, aPdf, aZip, eicar, honest, officeParts } from '@sidework/chassis/testing/files';
import type { Scanner } from '@sidework/chassis/uploads/scanner';
import {
  type DocumentFormat,
  documentFormats,
  formatOf,
} from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { keepVaultJob } from './keep-vault.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 1_000, VAULT_BYTES: 1_000_000_000 });
let owner: Actor;
let scanner: Scanner;
beforeEach(async () => {
  owner = await service.person();
  scanner = service.deps.scanner;
});
afterEach(() => {
  service.deps.scanner = scanner;
  service.sql.options.debug = false;
  vi.restoreAllMocks();
});

async function send(name: string, body: Buffer) {
  const form = { documentName: 'Policy', fileName: name, fileSize: body.length };
  const announced = await service.as(owner).call(api.announceDocument, { body: form });
  expect(announced.statusCode, announced.body).toBe(201);
  const params = { documentId: announced.json().documentId };
  const headers = { 'content-type': documentFormats[formatOf(name) as DocumentFormat] };
  const { objects } = service.deps;
  const [puts, gets] = [vi.spyOn(objects, 'put'), vi.spyOn(objects, 'get')];
  let locks = 0;
  service.sql.options.debug = (_connection, statement) => {
    if (/business_documents.* for (no key )?update/s.test(statement)) locks += 1;
  };
  const reply = await service.as(owner).call(api.uploadDocument, { params, body, headers });
  return {
    ...params,
    status: reply.statusCode,
    said: reply.json(),
    crossings: { writes: puts.mock.calls.length, reads: gets.mock.calls.length, locks },
  };
}

/** More than is held in memory while it comes. */
const large = 6_000_000;
const noise = Buffer.alloc(large);
for (let at = 0; at < large; at += 4) noise.writeInt32LE(Math.imul(at + 1, 2_654_435_761) | 0, at);
const largePicture = () =>
  sharp(noise, { raw: { width: 2_000, height: 1_000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
const withPart = (content: Buffer) =>
  aZip([...officeParts('word'), { name: 'word/media/image1.bin', content }]);

describe('an upload crosses service and store', () => {
  const once = { writes: 1, reads: 0, locks: 1 };
  it.each<[string, string, () => Buffer | Promise<Buffer>, typeof once]>([
    ['a PDF', 'a.pdf', () => aPdf(400), once],
    ['a picture', 'a.jpg', honest.jpg, once],
    ['an Office file', 'a.docx', honest.docx, once],
    ['an old Office file', 'a.doc', () => aDoc(), once],
    ['a text of Windows', 'a.txt', () => Buffer.from('\ufeffZoë', 'utf16le'), once],
    ['a large PDF', 'a.pdf', () => aPdf(large), once],
    ['a large Office file', 'a.docx', () => withPart(noise), { writes: 1, reads: 1, locks: 1 }],
    ['a large picture', 'a.png', largePicture, { writes: 2, reads: 1, locks: 1 }],
  ])('as few times as its kind allows: %s', async (_, name, file, crossings) => {
    const sent = await send(name, await file());
    expect([sent.status, sent.said.scanStatus]).toEqual([200, 'clean']);
    expect(sent.crossings).toEqual(crossings);
  });
});

const waiting = Buffer.alloc(large, 'Dear Ada. ');

describe('a large file that the scanner reads while it passes', () => {
  it('is refused for a virus in its middle, and nothing of it is kept', async () => {
    const file = Buffer.concat([waiting, eicar, waiting]);
    const { status, said, documentId } = await send('a.txt', file);
    expect([status, said.code]).toEqual([422, 'document_infected']);
    expect(await service.sql`select id from business_documents where id = ${documentId}`).toEqual(
      [],
    );
    const left = await service.sql`
      select state from stored_objects where owner_id = ${owner.id} and state <> 'removing'`;
    expect(left).toEqual([]);
  });

  it('has no file that could be opened before the verdict', async () => {
    const seen = Promise.withResolvers<void>();
    const verdict = Promise.withResolvers<'clean'>();
    service.deps.scanner = {
      name: 'clamd',
      async scan(body) {
        for await (const _ of body);
        seen.resolve();
        return verdict.promise;
      },
    };
    const sending = send('a.txt', waiting);
    await seen.promise;
    const keyed = await service.sql`
      select id from business_documents
      where professional_id = ${owner.id} and file_path is not null`;
    expect(keyed).toEqual([]);
    verdict.resolve('clean');
    expect((await sending).said.scanStatus).toBe('clean');
  });

  it.each<[string, Scanner['scan']]>([
    ['gives up at once', () => Promise.reject(new Error('It is out of reach.'))],
    [
      'gives up in its middle',
      async (body: Readable) => {
        for await (const _ of body) throw new Error('It ends.');
        return 'clean';
      },
    ],
  ])('waits where the scanner %s, and is scanned again from the store', async (_, scan) => {
    service.deps.scanner = { name: 'clamd', scan };
    const { status, said, documentId } = await send('a.txt', waiting);
    expect([status, said.scanStatus]).toEqual([200, 'pending']);
    const link = () =>
      service.as(owner).call(api.linkDocument, { params: { documentId }, body: {} });
    expect((await link()).json().code).toBe('document_not_clean');
    service.deps.scanner = scanner;
    const soon = new Date(service.deps.now().getTime() + 60_000);
    await keepVaultJob.run({ ...service.deps, now: () => soon }, AbortSignal.abort());
    expect((await link()).statusCode).toBe(200);
  });
});
