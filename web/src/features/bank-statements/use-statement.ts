import {
  dropBankStatement,
  type ImportResult,
  importBankStatement,
  previewBankStatement,
  type StatementRow,
  takeBankStatement,
} from '@sidework/contracts/business-tools/bank-statements';
import {
  choicesOf,
  type DayOrder,
  leaveOut,
  maxStatementBytes,
  type PurchaseSign,
  type RowChoice,
  statementMediaTypes,
} from '@sidework/contracts/business-tools/statement-options';
import { useState } from 'react';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { upload } from '../../lib/upload.ts';
import { useSearchChoice } from '../../lib/use-search-choice.ts';
import { useUpload } from '../../lib/use-upload.ts';

const [csvType, ofxType] = statementMediaTypes;

/** Sends a file of a bank; the address keeps which one is looked at. */
export function useSendStatement(onSent: (statementId: string) => void) {
  const running = useUpload();
  const [fault, setFault] = useState<string>();

  async function send(file: File) {
    setFault(faultOf(file));
    if (faultOf(file)) return;
    // Browsers give these files other types, or none at all.
    const type = /\.(ofx|qfx)$/i.test(file.name) ? ofxType : csvType;
    const typed = new File([file], file.name, { type });
    await running.start(typed, async (options) => {
      const { statementId } = await upload(takeBankStatement, options);
      onSent(statementId);
    });
  }

  return { ...running, fault, send };
}

function faultOf({ name, size }: File): string | undefined {
  if (!/\.(csv|txt|tsv|ofx|qfx)$/i.test(name)) return 'Please choose a CSV, OFX or QFX file.';
  if (size === 0) return 'This file is empty.';
  return size > maxStatementBytes ? 'Statements can be at most 2 MB.' : undefined;
}

/** The statement of the address, how it is read, and what was chosen for each row. */
export function useStatement(statementId: string) {
  const { get, set } = useSearchChoice();
  const [chosen, setChosen] = useState<ReadonlyMap<number, RowChoice>>(new Map());
  const as = {
    ...(get('dayOrder') && { dayOrder: get('dayOrder') as DayOrder }),
    ...(get('purchase') && { purchaseSign: get('purchase') as PurchaseSign }),
  };
  const params = { statementId };
  const { data, error, mutate } = useApi(previewBankStatement, { params, query: as });
  const invalidate = useInvalidate();
  const rows = data?.rows ?? [];
  const choiceOf = (row: StatementRow): RowChoice => {
    const choice = chosen.get(row.number);
    // Another sign of purchases turns the direction of a row, and with it its categories.
    return choice && choicesOf(row.amountCents > 0).includes(choice) ? choice : row.suggestion;
  };
  const taken = rows.filter((row) => choiceOf(row) !== leaveOut);

  async function bring(idempotencyKey: string): Promise<ImportResult> {
    const byChoice = Map.groupBy(taken, choiceOf);
    const choices = [...byChoice].map(([choice, of]) => ({
      choice,
      rows: of.map(({ number }) => number),
    }));
    return call(importBankStatement, { params, body: { ...as, choices }, idempotencyKey });
  }

  return {
    preview: data,
    error,
    retry: () => mutate(),
    rows,
    taken,
    choiceOf,
    choose: (numbers: number[], choice: RowChoice) =>
      setChosen((all) => new Map([...all, ...numbers.map((number) => [number, choice] as const)])),
    readAs: set,
    refresh: () => invalidate(previewBankStatement),
    bring,
    drop: () => call(dropBankStatement, { params }),
  };
}
