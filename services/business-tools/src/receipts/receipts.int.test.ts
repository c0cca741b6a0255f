import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { aPdf } from '@sidework/chassis/testing/files';
import * as deductions from '@sidework/contracts/business-tools/deductions';
import * as documents from '@sidework/contracts/business-tools/documents';
import { downloadEntries } from '@sidework/contracts/business-tools/tax-summaries';
import { beforeEach, describe, expect, it } from 'vitest';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 10_000 });
let owner: Actor;
let other: Actor;
beforeEach(async () => {
  owner = await service.person();
  other = await service.person();
});

async function aPaper(by = owner): Promise<string> {
  const body = { documentName: 'Receipt', fileName: 'a.pdf', fileSize: 400 };
  const announced = await service.as(by).call(documents.announceDocument, { body });
  const params = { documentId: announced.json().documentId };
  const sent = { params, body: aPdf(400), headers: { 'content-type': 'application/pdf' } };
  expect((await service.as(by).call(documents.uploadDocument, sent)).statusCode).toBe(200);
  return params.documentId;
}

async function aDeduction(by = owner): Promise<string> {
  const body = {
    amountCents: 120_00,
    description: 'Pump',
    date: '2026-03-03',
    category: 'Supplies' as const,
  };
  return (await service.as(by).call(deductions.addDeduction, { body })).json().id;
}

const attach = (recordId: string, documentId: string, by = owner) =>
  service.as(by).call(deductions.attachReceipt, { params: { recordId, documentId } });
const deductionOf = async (id: string) =>
  (await service.as(owner).call(deductions.listDeductions, { query: { originId: id } })).json()
    .items[0];
const documentOf = async (id: string) =>
  (await service.as(owner).call(documents.listDocuments))
    .json()
    .items.find((each: { id: string }) => each.id === id);
const trash = (documentId: string, isConfirmed?: boolean) =>
  service.as(owner).call(documents.trashDocument, {
    params: { documentId },
    query: { ...(isConfirmed !== undefined && { isConfirmed }) },
  });

describe('a receipt (F8)', () => {
  it('stands on its deduction, and the deduction on it, once', async () => {
    const [recordId, documentId] = [await aDeduction(), await aPaper()];
    for (const _ of [1, 2]) expect((await attach(recordId, documentId)).statusCode).toBe(204);
    expect((await deductionOf(recordId)).receipts).toEqual([
      { documentId, documentName: 'Receipt', mimeType: 'application/pdf', scanStatus: 'clean' },
    ]);
    const query = { year: 2026, format: 'csv' as const };
    const file = (await service.as(owner).call(downloadEntries, { query })).json();
    const link = `${service.deps.config.PUBLIC_URL.replace(/\/$/, '')}/document-vault?search=Receipt`;
    expect(Buffer.from(file.contentBase64, 'base64').toString()).toContain(
      `Pump,Supplies,22,120.00,By hand,Receipt,${link}`,
    );
    expect((await documentOf(documentId)).receiptOf).toEqual([
      { recordId, description: 'Pump', amountCents: 120_00, date: '2026-03-03' },
    ]);
    const params = { recordId, documentId };
    await service.as(owner).call(deductions.detachReceipt, { params });
    expect((await deductionOf(recordId)).receipts).toEqual([]);
    expect((await documentOf(documentId)).receiptOf).toEqual([]);
  });

  it('is deleted only after its owner confirms it, and comes back with its document', async () => {
    const [recordId, documentId] = [await aDeduction(), await aPaper()];
    await attach(recordId, documentId);
    for (const refused of [await trash(documentId), await trash(documentId, false)])
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'document_is_receipt']);
    expect((await trash(documentId, true)).statusCode).toBe(204);
    expect((await deductionOf(recordId)).receipts).toEqual([]);
    const params = { documentId };
    await service.as(owner).call(documents.restoreDocument, { params });
    expect((await deductionOf(recordId)).receipts).toHaveLength(1);
    await trash(documentId, true);
    await service.as(owner).call(documents.deleteDocument, { params });
    expect((await deductionOf(recordId)).receipts).toEqual([]);
  });

  it('of no deduction is deleted without a question, and outlives its deduction', async () => {
    const [recordId, documentId] = [await aDeduction(), await aPaper()];
    await attach(recordId, documentId);
    await service.as(owner).call(deductions.deleteDeduction, { params: { recordId } });
    expect((await documentOf(documentId)).receiptOf).toEqual([]);
    expect((await trash(documentId)).statusCode).toBe(204);
    const again = await attach(await aDeduction(), documentId);
    expect([again.statusCode, again.json().code]).toEqual([409, 'document_is_no_proof']);
  });

  it.each([
    ['another’s deduction', async () => attach(await aDeduction(other), await aPaper())],
    ['another’s document', async () => attach(await aDeduction(), await aPaper(other))],
    ['nothing', async () => attach(randomUUID(), randomUUID())],
    ['another person’s pair', async () => attach(await aDeduction(), await aPaper(), other)],
  ])('is not made of %s', async (_what, act) => {
    expect((await act()).statusCode).toBe(404);
  });

  it('is not for a child, who has no vault', async () => {
    const child = await service.person({ accountType: 'sidework_kids' });
    const params = { recordId: randomUUID(), documentId: randomUUID() };
    for (const endpoint of [deductions.attachReceipt, deductions.detachReceipt])
      expect((await service.as(child).call(endpoint, { params })).statusCode).toBe(403);
  });
});
