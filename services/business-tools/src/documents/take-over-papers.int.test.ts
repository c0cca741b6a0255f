import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Actor } from '@sidework/chassis/http/actor';
import { aPdf } from '@sidework/chassis/testing/files';
import { addDeduction, listDeductions } from '@sidework/contracts/business-tools/deductions';
import type { documentVoidReasons } from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import { paperHandedOver as moneyPaperHandedOver } from '@sidework/contracts/client-services/events/money';
import { paperHandedOver, paperVoided } from '@sidework/contracts/education-events/events';
import {
  certificateReissued,
  certificateRevoked,
} from '@sidework/contracts/education-events/events/courses';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools();
const pdf = aPdf(900);
const bought = {
  amountCents: 84_50,
  description: 'Paint',
  date: '2026-01-02',
  category: 'Supplies' as const,
};

/** A paper as the other service leaves it. */
async function handedOver(owner: Actor, given: { kind?: 'certificate' | 'ticket' } = {}) {
  const paperId = randomUUID();
  const key = `papers/${paperId}/1`;
  const stored = await service.deps.handover.put(key, pdf, { contentType: 'application/pdf' });
  const said = { name: 'Certificate: Fair Housing', year: 2025, tags: ['certificate', 'property'] };
  return {
    paperId,
    userId: owner.id,
    kind: 'certificate' as const,
    key,
    ...said,
    ...stored,
    ...given,
  };
}
const file = async (paper: Awaited<ReturnType<typeof handedOver>>, id?: string) => {
  await service.receive(paperHandedOver, paper, id === undefined ? {} : { id });
  await service.doPersonTasks();
};
/** The event makes a paper count no more. */
function told(
  reason: (typeof documentVoidReasons)[number],
  { paperId, userId }: { paperId: string; userId: string },
) {
  const fact = { enrollmentId: randomUUID(), userId };
  if (reason === 'revoked')
    return service.receive(certificateRevoked, {
      ...fact,
      certificateId: paperId,
      reason: 'Issued in error.',
    });
  if (reason === 'replaced')
    return service.receive(certificateReissued, {
      ...fact,
      certificateId: randomUUID(),
      code: 'ABCDEFGHJKLMNPQRSTUV',
      formerId: paperId,
    });
  return service.receive(paperVoided, { paperId, userId, kind: 'ticket', reason });
}
const documentsOf = async (owner: Actor, query: object = {}) =>
  (await service.as(owner).call(api.listDocuments, { query: { ...query } })).json().items;
const isThere = (key: string) =>
  service.deps.handover.stat(key).then(
    () => true,
    () => false,
  );

describe('a paper that was handed over', () => {
  it('is in the vault with its year and tags, and no longer in the handover bucket', async () => {
    const owner = await service.person();
    const paper = await handedOver(owner);
    await file(paper);
    const [document, ...others] = await documentsOf(owner);
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      documentName: 'Certificate: Fair Housing',
      documentType: 'certification',
      year: 2025,
      tags: ['certificate', 'property'],
      source: 'certificate',
      scanStatus: 'clean',
      fileSize: pdf.length,
      mimeType: 'application/pdf',
      trashedAt: null,
    });
    const { body } = await service.deps.objects.get(document.filePath);
    expect(
      createHash('sha256')
        .update(await buffer(body))
        .digest('hex'),
    ).toBe(paper.sha256);
    expect(await isThere(paper.key)).toBe(false);
    expect((await service.as(owner).call(api.getVault)).json().usedBytes).toBe(pdf.length);
  });

  it('is filed as other where it is a ticket', async () => {
    const owner = await service.person();
    await file(await handedOver(owner, { kind: 'ticket' }));
    expect(await documentsOf(owner)).toMatchObject([{ documentType: 'other', source: 'ticket' }]);
  });

  it('adds nothing when its event comes again, also once its owner deleted it', async () => {
    const owner = await service.person();
    const paper = await handedOver(owner);
    const event = randomUUID();
    const putAgain = () =>
      service.deps.handover.put(paper.key, pdf, { contentType: 'application/pdf' });
    await file(paper, event);
    await putAgain();
    await file(paper, event);
    await file(paper);
    const [document, ...others] = await documentsOf(owner);
    expect(others).toEqual([]);
    const params = { documentId: document.id };
    await service.as(owner).call(api.trashDocument, { params });
    await putAgain();
    await file(paper);
    expect(await documentsOf(owner)).toEqual([]);
    await service.as(owner).call(api.deleteDocument, { params });
    await file(paper, event);
    expect(await documentsOf(owner)).toEqual([]);
    const rows = await service.sql`
      select id from business_documents where professional_id = ${owner.id}`;
    expect(rows).toHaveLength(0);
  });

  it('is not filed where it is another than the event told of', async () => {
    const owner = await service.person();
    const paper = await handedOver(owner);
    await service.deps.handover.put(paper.key, aPdf(901), { contentType: 'application/pdf' });
    const [line] = await service.loggedIn(() => file(paper));
    expect(line).toMatchObject({ msg: 'a paper in the handover bucket is not what was told of' });
    expect(await documentsOf(owner)).toEqual([]);
    expect(await isThere(paper.key)).toBe(false);
  });

  it('is not filed for a child, who has no vault', async () => {
    const child = await service.person(
      { accountType: 'sidework_kids' },
      { accountType: 'sidework_kids' },
    );
    await file(await handedOver(child));
    const rows = await service.sql`
      select id from business_documents where professional_id = ${child.id}`;
    expect(rows).toHaveLength(0);
  });

  it('is marked where it is a ticket that was cancelled or given away, and opens no more', async () => {
    const owner = await service.person();
    const paper = await handedOver(owner, { kind: 'ticket' });
    await file(paper);
    const [{ id }] = await documentsOf(owner);
    const link = () =>
      service.as(owner).call(api.linkDocument, { params: { documentId: id }, body: {} });
    const token = new URL((await link()).json().url).pathname.split('/').at(-1) ?? '';
    const { paperId, userId } = paper;
    for (const reason of ['given_away', 'cancelled'] as const)
      await service.receive(paperVoided, { paperId, userId, kind: 'ticket', reason });
    expect(await documentsOf(owner)).toMatchObject([{ id, voidReason: 'given_away' }]);
    const opened = await service.visitor.call(api.openDocument, { params: { token } });
    for (const reply of [await link(), opened])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'document_voided']);
  });

  it.each(['revoked', 'replaced'] as const)(
    'is marked where it is a certificate that was %s, and opens no more',
    async (voidReason) => {
      const owner = await service.person();
      const paper = await handedOver(owner);
      await file(paper);
      const [{ id }] = await documentsOf(owner);
      await told(voidReason, paper);
      expect(await documentsOf(owner)).toMatchObject([{ id, voidReason }]);
      const asked = { params: { documentId: id }, body: {} };
      const link = await service.as(owner).call(api.linkDocument, asked);
      expect([link.statusCode, link.json().code]).toEqual([409, 'document_voided']);
    },
  );

  it.each([
    ['certificate', 'revoked'],
    ['certificate', 'replaced'],
    ['ticket', 'cancelled'],
    ['ticket', 'given_away'],
  ] as const)(
    'is marked where it is a %s that was told of as %s before it came',
    async (kind, voidReason) => {
      const owner = await service.person();
      const [paper, valid] = [await handedOver(owner, { kind }), await handedOver(owner, { kind })];
      await told(voidReason, paper);
      await file(paper);
      await file(valid);
      expect(await documentsOf(owner)).toMatchObject([{ voidReason: null }, { voidReason }]);
    },
  );

  it('leaves nothing behind where a child or a person who left hears that it counts no more', async () => {
    const kids = { accountType: 'sidework_kids' } as const;
    for (const { id } of [
      await service.person(kids, kids),
      await service.person({}, { hasLeft: true }),
    ]) {
      await told('revoked', { paperId: randomUUID(), userId: id });
      const kept = await service.sql`select from voided_papers where professional_id = ${id}`;
      expect(kept).toHaveLength(0);
    }
  });
});

describe('a paper of money that was handed over', () => {
  it.each([
    ['invoice', 'invoice'],
    ['credit_note', 'invoice'],
    ['receipt', 'receipt'],
  ] as const)('is in the vault once: %s', async (kind, documentType) => {
    const owner = await service.person();
    const other = await service.person();
    const { paperId } = await handedOver(owner);
    const told = { kind, name: 'Invoice 2026-0041: New pipes', year: 2026, tags: ['money'] };
    for (const { id } of [owner, owner, other]) {
      const stored = await handedOver(owner);
      const { key, sha256, size } = stored;
      const data = { ...told, paperId, userId: id, key, sha256, size };
      await service.receive(moneyPaperHandedOver, data, { id: randomUUID() });
      await service.doPersonTasks();
    }
    for (const each of [owner, other])
      expect(await documentsOf(each)).toMatchObject([
        { documentType, source: kind, year: 2026, documentName: told.name },
      ]);
  });

  it.each([
    ['the deduction of that purchase', [bought], 1],
    ['none of two that could be meant', [bought, bought], 0],
    [
      'none of another amount or day',
      [
        { ...bought, amountCents: 84_51 },
        { ...bought, date: '2026-01-03' },
      ],
      0,
    ],
  ])('is the receipt of %s, once (F8)', async (_what, entered, linked) => {
    const owner = await service.person();
    for (const body of entered) await service.as(owner).call(addDeduction, { body });
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#eee' } })
      .webp()
      .toBuffer();
    const { paperId, key } = await handedOver(owner);
    for (const _ of [1, 2]) {
      const stored = await service.deps.handover.put(key, photo, { contentType: 'image/webp' });
      await service.receive(moneyPaperHandedOver, {
        ...stored,
        paperId,
        userId: owner.id,
        key,
        kind: 'receipt',
        name: 'Purchase receipt: Paint',
        year: 2026,
        tags: ['money'],
        format: 'webp',
        purchase: { amountCents: bought.amountCents, spentOn: bought.date },
      });
      await service.doPersonTasks();
    }
    const [document, ...others] = await documentsOf(owner);
    expect(others).toEqual([]);
    expect(document).toMatchObject({ mimeType: 'image/webp', scanStatus: 'clean' });
    expect(document.receiptOf).toHaveLength(linked);
    const { items } = (await service.as(owner).call(listDeductions)).json();
    expect(items.flatMap(({ receipts }: { receipts: object[] }) => receipts)).toHaveLength(linked);
    const trashed = await service
      .as(owner)
      .call(api.trashDocument, { params: { documentId: document.id } });
    expect(trashed.statusCode).toBe(linked > 0 ? 409 : 204);
  });
});
