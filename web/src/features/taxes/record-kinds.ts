import {
  deductionCategories,
  incomeCategories,
} from '@sidework/contracts/business-tools/categories';
import * as deductions from '@sidework/contracts/business-tools/deductions';
import * as income from '@sidework/contracts/business-tools/income-records';
import { call } from '../../lib/api.ts';
import type { EntryField } from '../../ui/dialogs/entry-dialog-window.tsx';

export type BookRecord = income.IncomeRecordView | deductions.DeductionView;

const optionsOf = (empty: string, categories: readonly string[]) => [
  { value: '', label: empty },
  ...categories.map((category) => ({ value: category, label: category })),
];

const fieldsWith = (category: Omit<EntryField, 'name' | 'label'>): EntryField[] => [
  { name: 'amountCents', label: 'Amount', kind: 'dollars', isNeeded: true },
  { name: 'description', label: 'Description', isNeeded: true },
  { name: 'date', label: 'Date', kind: 'day', isNeeded: true },
  { name: 'category', label: 'Category', ...category },
];

/** The two kinds of records: how a form writes each, and where it is sent. */
export const recordKinds = {
  income: {
    noun: 'income',
    empty:
      'What you earn through Sidework is added automatically, and so is what clients say they paid you outside. Add the rest.',
    list: income.listIncomeRecords,
    fields: fieldsWith({ kind: 'choice', options: optionsOf('No category', incomeCategories) }),
    add: (body: unknown, idempotencyKey: string) =>
      call(income.addIncome, { body: body as income.IncomeForm, idempotencyKey }),
    edit: (recordId: string, body: unknown) =>
      call(income.editIncome, { params: { recordId }, body: body as income.IncomeForm }),
    note: (recordId: string, note: string) =>
      call(income.noteIncome, { params: { recordId }, body: { note } }),
    remove: (recordId: string) => call(income.deleteIncome, { params: { recordId } }),
  },
  deductions: {
    noun: 'deduction',
    empty: 'Sidework fees are added automatically. Add your other business costs.',
    list: deductions.listDeductions,
    fields: fieldsWith({
      kind: 'choice',
      isNeeded: true,
      options: optionsOf('Choose a category', deductionCategories),
    }),
    add: (body: unknown, idempotencyKey: string) =>
      call(deductions.addDeduction, { body: body as deductions.DeductionForm, idempotencyKey }),
    edit: (recordId: string, body: unknown) =>
      call(deductions.editDeduction, {
        params: { recordId },
        body: body as deductions.DeductionForm,
      }),
    note: (recordId: string, note: string) =>
      call(deductions.noteDeduction, { params: { recordId }, body: { note } }),
    remove: (recordId: string) => call(deductions.deleteDeduction, { params: { recordId } }),
  },
};

export type KindOfRecord = keyof typeof recordKinds;

export const capitalised = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
