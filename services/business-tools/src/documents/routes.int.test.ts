import type { Actor } from '@sidework/chassis/http/actor';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import {
  aDoc,
  aLocatedJpeg,
  aPdf,
  aZip,
  eicar,
  honest,
  officeParts,
} from '@sidework/chassis/testing/files';
import {
  type DocumentFormat,
  documentFormats,
  documentTypes,
  formatOf,
  maxDocumentBytes,
  parseTags,
} from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';
import { sweepVault } from './keep-vault.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 10_000, VAULT_BYTES: 60_000_000 });
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

const typeOf = (name: string) => documentFormats[formatOf(name) as DocumentFormat];

async function send(name: string, body: Buffer, { by = owner, said = {}, as = typeOf(name) } = {}) {
  const form = { documentName: 'Policy', fileName: name, fileSize: body.length, ...said };
  const announced = await service.as(by).call(api.announceDocument, { body: form });
  if (announced.statusCode !== 201) return announced;
  const params = { documentId: announced.json().documentId };
  const headers = { 'content-type': as };
  return service.as(by).call(api.uploadDocument, { params, body, headers });
}

const upload = async (said: object = {}, by = owner) =>
  (await send('policy.pdf', aPdf(400), { said, by })).json();
const listOf = async (by: Actor, query: object = {}) =>
  (await service.as(by).call(api.listDocuments, { query: { ...query } })).json().items;
const at = (id: string) => ({ params: { documentId: id } });

async function linkTo(id: string, isDownload = false) {
  const reply = await service.as(owner).call(api.linkDocument, { ...at(id), body: { isDownload } });
  return { reply, token: String(reply.json().url).split('/').at(-1) ?? '' };
}
const openLink = (token: string) => service.visitor.call(api.openDocument, { params: { token } });

const keptKeys = async () =>
  (await service.sql<{ key: string }[]>`select key from stored_objects where state = 'kept'`).map(
    ({ key }) => key,
  );

describe('a document', () => {
  it('is kept with all that is said of it, under a key of its own [VAULT-04]', async () => {
    const tags = parseTags(' a, ,b ');
    expect(tags, '[VAULT-11]').toEqual(['a', 'b']);
    const reply = await send('policy.pdf', aPdf(400), { said: { tags, notes: 'Of 2026' } });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      professionalId: owner.id,
      documentName: 'Policy',
      fileSize: 400,
      mimeType: 'application/pdf',
      tags: ['a', 'b'],
      notes: 'Of 2026',
      scanStatus: 'clean',
      source: 'upload',
    });
    expect(reply.json().documentType, '[VAULT-06]').toBe('other');
    expect(reply.json().year, '[VAULT-07]').toBe(new Date().getFullYear());
    expect(reply.json().filePath, '[VAULT-13]').toMatch(
      new RegExp(`^${owner.id}/[\\w-]{32}\\.pdf$`),
    );
    expect(await keptKeys()).toContain(reply.json().filePath);
    expect(documentTypes, '[VAULT-05, CONST-20]').toEqual([
      'tax_form',
      'insurance',
      'certification',
      'contract',
      'receipt',
      'invoice',
      'other',
    ]);
  });

  it('needs a name, a file of an accepted kind, and no more than 50 MB [CONST-28]', async () => {
    const announce = async (said: object) => {
      const form = { documentName: 'Policy', fileName: 'a.pdf', fileSize: 1, ...said };
      const reply = await service.as(owner).call(api.announceDocument, { body: form });
      return [reply.statusCode, Object.values(reply.json().fields ?? {})[0]];
    };
    expect(await announce({ documentName: ' ' }), '[VAULT-08]').toEqual([
      400,
      'Please enter a document name',
    ]);
    expect(await announce({ fileName: '' }), '[VAULT-28]').toEqual([400, 'Please select a file']);
    for (const name of ['IMG_1.HEIC', 'a.heif'])
      expect((await announce({ fileName: name }))[1]).toMatch(/save it as JPG or PNG/);
    for (const name of ['a.svg', 'a.html', 'a.exe', 'pdf', 'a.pdf.js', 'a.docm'])
      expect((await announce({ fileName: name }))[0], name).toBe(400);
    expect(await announce({ fileSize: maxDocumentBytes })).toEqual([201, undefined]);
    expect((await announce({ fileSize: maxDocumentBytes + 1 }))[0], '[VAULT-10]').toBe(400);
    expect(Object.keys(documentFormats), '[VAULT-09]').toEqual([
      'pdf',
      'doc',
      'docx',
      'xls',
      'xlsx',
      'jpg',
      'jpeg',
      'png',
      'gif',
      'webp',
      'txt',
    ]);
  });

  it.each(Object.keys(honest) as DocumentFormat[])('is taken as %s [VAULT-09]', async (format) => {
    const reply = await send(`file.${format}`, await honest[format]());
    expect([reply.statusCode, reply.json().mimeType]).toEqual([200, documentFormats[format]]);
  });

  it('that is a picture says no more where it was taken, and stands upright', async () => {
    const reply = await send('kitchen.jpg', await aLocatedJpeg());
    const { token } = await linkTo(reply.json().id);
    const shown = await openLink(token);
    const { exif, orientation, width, height } = await sharp(shown.rawPayload).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 6, 8]);
    expect(shown.rawPayload.includes('kitchen')).toBe(false);
  });

  const parts = officeParts('word');
  it.each([
    ['a virus', 'note.txt', eicar, 'document_infected'],
    [
      'a virus in a part',
      'a.docx',
      aZip([...parts, { name: 'word/a', content: eicar }]),
      'document_infected',
    ],
    [
      'macros',
      'a.docx',
      aZip([...parts, { name: 'word/vbaProject.bin', content: eicar }]),
      'upload_has_macros',
    ],
    ['macros in an old file', 'a.doc', aDoc({ '/Macros/VBA/dir': eicar }), 'upload_has_macros'],
    [
      'zeros',
      'a.doc',
      Buffer.concat([aDoc().subarray(0, 8), Buffer.alloc(9_000)]),
      'document_type_differs',
    ],
    [
      'a part that says it is smaller',
      'a.docx',
      aZip([...parts, { name: 'word/a', content: eicar, says: { unpacked: 3 } }]),
      'document_type_differs',
    ],
  ])('with %s is not kept, nor anything of it', async (_, name, file, code) => {
    const before = await keptKeys();
    const reply = await send(name, file);
    expect([reply.statusCode, reply.json().code]).toEqual([422, code]);
    expect(await listOf(owner)).toEqual([]);
    expect(await keptKeys()).toEqual(before);
  });

  it('is called by its letters composed, and a text of Windows is kept in UTF-8', async () => {
    const said = { documentName: 'Cafe\u0301' };
    const reply = await send('note.txt', Buffer.from('\ufeffZoë paid €40', 'utf16le'), { said });
    expect(reply.json().documentName).toBe('Caf\u00e9');
    const { token } = await linkTo(reply.json().id);
    expect((await openLink(token)).body).toBe('Zoë paid €40');
  });

  it('is listed for its owner alone, the latest first, over pages [VAULT-17] [VAULT-26] [SEC-20]', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift((await upload({ documentName: `Receipt ${n}` })).id);
    for (const asked of [{}, { search: 'receipt' }]) {
      const query = { ...asked, limit: 2 };
      const first = (await service.as(owner).call(api.listDocuments, { query })).json();
      const rest = await listOf(owner, { ...asked, cursor: first.nextCursor });
      expect([...first.items, ...rest].map(({ id }: { id: string }) => id)).toEqual(ids);
    }
    expect(await listOf(other)).toEqual([]);
    expect((await service.visitor.call(api.listDocuments)).statusCode).toBe(401);
  });

  it('is found by name, notes and tags in any case, by type and by year [VAULT-02] [VAULT-31] [VAULT-33]', async () => {
    await upload({ documentName: 'Lease of Main Street', documentType: 'contract', year: 2024 });
    await upload({ documentName: 'W-9', notes: 'For the BANK', documentType: 'tax_form' });
    await upload({ documentName: 'Drill', tags: ['Tools'], documentType: 'receipt', year: 2025 });
    const names = async (query: object) =>
      (await listOf(owner, query)).map((each: { documentName: string }) => each.documentName);
    expect(await names({ search: 'MAIN st' })).toEqual(['Lease of Main Street']);
    expect(await names({ search: 'bank' })).toEqual(['W-9']);
    expect(await names({ search: 'tools' })).toEqual(['Drill']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ type: 'contract' })).toEqual(['Lease of Main Street']);
    expect(await names({ year: 2025 })).toEqual(['Drill']);
    expect(await names({ year: 2024, type: 'receipt' })).toEqual([]);
    const { years } = (await service.as(owner).call(api.getVault)).json();
    expect(years).toEqual([new Date().getFullYear(), 2025, 2024]);
  });

  it('is described anew by its owner alone [VAULT-26]', async () => {
    const { id } = await upload();
    const body = { documentName: 'Lease', documentType: 'contract', year: 2020, tags: ['x'] };
    const reply = await service.as(owner).call(api.describeDocument, { ...at(id), body });
    expect(reply.json()).toMatchObject(body);
    const others = await service.as(other).call(api.describeDocument, { ...at(id), body });
    expect(others.statusCode).toBe(404);
  });

  it('of a child there is none', async () => {
    const child = await service.person({ accountType: 'sidework_kids' }, { mayAct: true });
    expect((await service.as(child).call(api.listDocuments)).statusCode).toBe(403);
    expect((await send('a.pdf', aPdf(400), { by: child })).statusCode).toBe(403);
  });

  it('has no more room than there is, however many come at once', async () => {
    const body = { documentName: 'Large', fileName: 'a.pdf', fileSize: 25_000_000 };
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => service.as(owner).call(api.announceDocument, { body })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  });
});

describe('a link to a document', () => {
  it('shows a PDF or saves it, from a page without a session [VAULT-03] [VAULT-14] [VAULT-15]', async () => {
    const { id } = await upload({ documentName: 'Lease / “Main”' });
    const { reply, token } = await linkTo(id);
    expect(reply.json().url).toMatch(/^http:\/\/localhost:8081\/document-files\//);
    const seconds = (Date.parse(reply.json().expiresAt) - service.deps.now().getTime()) / 1000;
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
    const shown = await openLink(token);
    expect([shown.statusCode, shown.rawPayload.length]).toEqual([200, 400]);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-disposition']).toMatch(
      /^inline; .*Lease%20%E2%80%9CMain%E2%80%9D\.pdf$/,
    );
    const saved = await openLink((await linkTo(id, true)).token);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    const text = (await send('a.txt', Buffer.from('Hello'))).json();
    const plain = await openLink((await linkTo(text.id)).token);
    expect(plain.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('is given for nobody else’s document [VAULT-34]', async () => {
    const { id } = await upload();
    const reply = await service.as(other).call(api.linkDocument, { ...at(id), body: {} });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'document_not_found']);
  });

  it('opens nothing once it is altered', async () => {
    const { token } = await linkTo((await upload()).id);
    for (let place = 0; place < token.length; place += 3) {
      const sign = token[place] === 'A' ? 'B' : 'A';
      const altered = token.slice(0, place) + sign + token.slice(place + 1);
      const reply = await openLink(altered);
      if (token[place] !== '.')
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'link_expired']);
    }
    for (const none of ['x', '.', `${token}A`, token.slice(0, -1)])
      expect((await openLink(none)).statusCode).toBe(404);
  });

  it('lives 60 seconds, no more', async () => {
    const { token } = await linkTo((await upload()).id);
    const real = service.deps.now;
    try {
      service.deps.now = () => new Date(real().getTime() + 58_000);
      expect((await openLink(token)).statusCode).toBe(200);
      service.deps.now = () => new Date(real().getTime() + 60_000);
      expect((await openLink(token)).statusCode).toBe(404);
    } finally {
      service.deps.now = real;
    }
  });

  it('opens nothing from the moment its document is in the trash [VAULT-16]', async () => {
    const { id } = await upload();
    const { token } = await linkTo(id);
    expect((await service.as(other).call(api.trashDocument, at(id))).statusCode).toBe(404);
    expect((await openLink(token)).statusCode).toBe(200);
    expect((await service.as(owner).call(api.trashDocument, at(id))).statusCode).toBe(204);
    expect((await openLink(token)).statusCode).toBe(404);
    expect((await linkTo(id)).reply.statusCode).toBe(404);
  });

  it('opens nothing that was not found clean', async () => {
    const { id } = await upload();
    const { token } = await linkTo(id);
    for (const status of ['pending', 'infected']) {
      await service.sql`update business_documents set scan_status = ${status} where id = ${id}`;
      expect((await openLink(token)).statusCode).toBe(404);
      const { reply } = await linkTo(id);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'document_not_clean']);
    }
  });
});

describe('the trash', () => {
  const trash = (id: string) => service.as(owner).call(api.trashDocument, at(id));

  it('keeps what was deleted, gives it back, and deletes it for ever [VAULT-16]', async () => {
    const { id, filePath } = await upload();
    await trash(id);
    expect(await listOf(owner)).toEqual([]);
    expect(await listOf(owner, { isTrashed: true })).toHaveLength(1);
    expect((await service.as(owner).call(api.restoreDocument, at(id))).statusCode).toBe(200);
    const early = await service.as(owner).call(api.deleteDocument, at(id));
    expect([early.statusCode, early.json().code]).toEqual([409, 'document_not_in_trash']);
    await trash(id);
    expect((await service.as(other).call(api.deleteDocument, at(id))).statusCode).toBe(404);
    expect((await service.as(owner).call(api.deleteDocument, at(id))).statusCode).toBe(204);
    expect(await service.sql`select id from business_documents where id = ${id}`).toEqual([]);
    await sweepObjects(service.deps, service.deps.now());
    await expect(service.deps.objects.stat(filePath)).rejects.toMatchObject({ code: 'not_found' });
    expect((await service.as(owner).call(api.getVault)).json().usedBytes).toBe(0);
  });

  it('is emptied after 30 days, and what never came after 15 minutes', async () => {
    const { id } = await upload();
    await trash(id);
    const body = { documentName: 'Never', fileName: 'a.pdf', fileSize: 5 };
    await service.as(owner).call(api.announceDocument, { body });
    const day = 24 * 3_600_000;
    const now = service.deps.now().getTime();
    await sweepVault(service.deps, new Date(now + 29.9 * day));
    expect(await listOf(owner, { isTrashed: true })).toHaveLength(1);
    await sweepVault(service.deps, new Date(now + 30.1 * day));
    expect(await listOf(owner, { isTrashed: true })).toEqual([]);
    expect((await service.as(owner).call(api.getVault)).json().usedBytes).toBe(0);
  });
});
