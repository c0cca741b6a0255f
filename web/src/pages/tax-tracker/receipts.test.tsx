import * as deductions from '@sidework/contracts/schema/business-tools/deductions';
import {
  announceDocument,
  listDocuments,
  uploadDocument,
} from '@sidework/contracts/schema/business-tools/documents';
import { listIncomeRecords } from '@sidework/contracts/schema/business-tools/income-records';
import { getQuarterPlan } from '@sidework/contracts/schema/business-tools/quarter-plan';
import { getTaxSummary } from '@sidework/contracts/schema/business-tools/tax-summaries';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { aDeduction, aDocument, aQuarterPlan, aTaxSummary } from '../../../test/tool-builders.ts';

const server = fakeServer();
fakeUploads();
const paper = aDocument({ documentName: 'Photo of the receipt' });
const receipt = {
  documentId: paper.id,
  documentName: paper.documentName,
  mimeType: 'image/png',
  scanStatus: 'clean' as const,
};
let deduction = aDeduction();

beforeEach(() => {
  deduction = aDeduction();
  server.on(getTaxSummary, () => aTaxSummary());
  server.on(getQuarterPlan, () => aQuarterPlan());
  server.on(listIncomeRecords, () => ({ items: [], nextCursor: null }));
  server.on(deductions.listDeductions, () => ({ items: [deduction], nextCursor: null }));
  server.on(listDocuments, () => ({ items: [paper], nextCursor: null }));
  server.on(deductions.attachReceipt, () => {
    deduction = { ...deduction, receipts: [receipt] };
    return undefined;
  });
  server.on(deductions.detachReceipt, () => {
    deduction = { ...deduction, receipts: [] };
    return undefined;
  });
});

async function openReceipts(accountType: 'gig_worker' | 'sidework_kids' = 'gig_worker') {
  signInAs({ userType: 'professional', accountType });
  const { person } = renderApp('/tax-tracker?tab=deductions');
  await screen.findByText('Pipe wrench');
  return person;
}

it('a document of the vault is attached to a deduction, and taken off it', async () => {
  const person = await openReceipts();
  await person.click(screen.getByRole('button', { name: 'Receipts of Pipe wrench' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipts of Pipe wrench' }));
  await person.selectOptions(await dialog.findByLabelText('From your vault'), paper.id);
  await person.click(dialog.getByRole('button', { name: 'Attach it' }));
  await person.click(await dialog.findByRole('button', { name: `Take off ${paper.documentName}` }));
  await dialog.findByText(/No receipt yet/);
  const params = { recordId: deduction.id, documentId: paper.id };
  expect(server.received(deductions.attachReceipt)).toMatchObject([{ params }]);
  expect(server.received(deductions.detachReceipt)).toMatchObject([{ params }]);
});

it('a photo that is sent from a deduction is its receipt', async () => {
  server.on(announceDocument, () => ({ documentId: paper.id }));
  server.on(uploadDocument, () => paper);
  const person = await openReceipts();
  await person.click(screen.getByRole('button', { name: 'Receipts of Pipe wrench' }));
  const dialog = within(await screen.findByRole('dialog'));
  const photo = new File(['photo'], 'photo.png', { type: 'image/png' });
  await person.upload(dialog.getByLabelText('Photo or PDF of the receipt'), photo);
  await waitFor(() => expect(server.received(deductions.attachReceipt)).toHaveLength(1));
  expect(server.received(announceDocument)).toMatchObject([
    { body: { documentName: 'Receipt: Pipe wrench', documentType: 'receipt' } },
  ]);
});

it('a child, who has no vault, is offered none', async () => {
  await openReceipts('sidework_kids');
  expect(screen.queryByRole('button', { name: 'Receipts of Pipe wrench' })).toBeNull();
});
