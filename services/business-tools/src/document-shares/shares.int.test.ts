import type { Actor } from '@sidework/chassis/http/actor';
import * as api from '@sidework/contracts/business-tools/document-shares';
import * as documents from '@sidework/contracts/business-tools/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
const body = Buffer.from('the slate roof');
let owner: Actor;
let at: { params: { documentId: string } };
beforeEach(async () => {
  owner = await service.person();
  const form = { documentName: 'Offer', fileName: 'offer.txt', fileSize: body.length };
  const { documentId } = (
    await service.as(owner).call(documents.announceDocument, { body: form })
  ).json();
  at = { params: { documentId } };
  const headers = { 'content-type': 'text/plain' };
  await service.as(owner).call(documents.uploadDocument, { ...at, body, headers });
});

async function make(password: string | null = null) {
  const reply = await service.as(owner).call(api.shareDocument, { ...at, body: { password } });
  expect(reply.statusCode).toBe(201);
  return { token: String(reply.json().url).split('#').at(-1) ?? '', id: reply.json().share.id };
}
const look = (token: string, by = service.visitor) =>
  by.call(api.lookAtSharedDocument, { body: { token } });
const open = (token: string, password: string | null = null) =>
  service.visitor.call(api.openSharedDocument, { body: { token, password } });
const shares = async () => (await service.as(owner).call(api.listDocumentShares, at)).json().items;
const answer = ({ statusCode, json }: Awaited<ReturnType<typeof look>>) => [
  statusCode,
  json().code,
];

describe('a link to a document', () => {
  it('shows what it leads to, saves the file and is noted', async () => {
    const { token } = await make();
    expect((await look(token)).json()).toMatchObject({
      needsPassword: false,
      documentName: 'Offer',
      fileSize: body.length,
    });
    const { url } = (await open(token)).json();
    const file = await service.visitor.call(documents.openDocument, {
      params: { token: String(url).split('/').at(-1) ?? '' },
    });
    expect(file.rawPayload).toEqual(body);
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect((await shares())[0]).toMatchObject({ openings: [{ outcome: 'opened' }] });
  });

  it('with a password tells nothing before it is right', async () => {
    const { token } = await make('open sesame');
    expect((await look(token)).json()).toMatchObject({ needsPassword: true, documentName: null });
    for (const wrong of [null, 'open sesam'])
      expect(answer(await open(token, wrong))).toEqual([403, 'share_password_wrong']);
    expect((await open(token, 'open sesame')).statusCode).toBe(200);
    const [share] = await shares();
    expect(share.openings.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'opened',
      'wrong_password',
      'wrong_password',
    ]);
    const kept = JSON.stringify(await service.sql`select * from document_shares`);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain('sesame');
  });

  it('can be tried thirty times an hour', async () => {
    const { token } = await make('open sesame');
    const tried = await Promise.all(Array.from({ length: 31 }, () => open(token, 'wrong')));
    expect(
      tried
        .map(({ statusCode }) => statusCode)
        .sort()
        .at(-1),
    ).toBe(429);
  });

  it.each<[string, (made: { token: string; id: string }) => Promise<unknown>]>([
    [
      'after seven days',
      () => service.sql`update document_shares set expires_at = now() - interval '1 second'`,
    ],
    [
      'once it is revoked',
      ({ id: shareId }) =>
        service.as(owner).call(api.revokeDocumentShare, { params: { ...at.params, shareId } }),
    ],
    [
      'while its document is in the trash',
      () => service.as(owner).call(documents.trashDocument, { ...at, query: {} }),
    ],
    [
      'while its document is not clean',
      () => service.sql`update business_documents set scan_status = 'infected'`,
    ],
    [
      'while its owner may not act',
      () => service.sql`update people set may_act = false where id = ${owner.id}`,
    ],
  ])('answers %s like one that never was', async (_when, end) => {
    const made = await make();
    await end(made);
    for (const token of [made.token, 'x'.repeat(43)]) {
      expect(answer(await look(token))).toEqual([404, 'link_expired']);
      expect(answer(await open(token))).toEqual([404, 'link_expired']);
    }
  });

  it('leads no child to a file', async () => {
    const { token } = await make();
    const child = await service.person({ accountType: 'sidework_kids' });
    expect(answer(await look(token, service.as(child)))).toEqual([404, 'link_expired']);
  });

  it('is made, seen and ended by its owner alone', async () => {
    const { id: shareId } = await make();
    const other = service.as(await service.person());
    for (const reply of [
      await other.call(api.listDocumentShares, at),
      await other.call(api.shareDocument, { ...at, body: {} }),
      await other.call(api.revokeDocumentShare, { params: { ...at.params, shareId } }),
    ])
      expect(reply.statusCode).toBe(404);
    expect(await shares()).toHaveLength(1);
  });
});
