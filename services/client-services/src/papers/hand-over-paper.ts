import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { writeLetter } from '@sidework/chassis/jobs/letter';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { isKid } from '@sidework/chassis/people/people';
import { finishPersonTask, type TakenTask } from '@sidework/chassis/people/person-tasks';
import { documentFormats } from '@sidework/contracts/business-tools/document-options';
import { contractName } from '@sidework/contracts/client-services/contract-words';
import { paperHandedOver } from '@sidework/contracts/client-services/events/money';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { findExpense } from '../expenses/queries.ts';
import { numberOf } from '../invoices/invoice.ts';
import { findInvoice } from '../invoices/queries.ts';
import { findPayment } from '../payments/charges/queries.ts';
import { findPerson } from '../people/queries.ts';
import { findService } from '../services/queries.ts';
import { bytesOf, fileKey } from '../services/stored-file.ts';
import { findContract } from '../work-contracts/queries.ts';
import { printContract } from './print-contract.ts';
import { printInvoice } from './print-invoice.ts';
import { printReceipt } from './print-receipt.ts';
import { emailOf, findVaultPaper, insertHandedPaper, rowsOfReceipt } from './queries.ts';
import { receiptOf } from './receipt.ts';
import { type ReceiptMail, receiptMail } from './receipt-mail.ts';

interface PrintedPaper {
  kind: 'invoice' | 'credit_note' | 'receipt' | 'contract';
  tag?: string;
  name: string;
  year: number;
  file: Buffer;
  /** It is a PDF where none is named. */
  format?: 'pdf' | 'webp';
  purchase?: { amountCents: number; spentOn: string };
  /** The payer has the receipt by mail as well. */
  mail?: ReceiptMail;
}

/** An object in the handover bucket is kept for so long at most. */
const keptForMs = 7 * 24 * 3_600_000;

/**
 * Puts the file of a paper into the handover bucket and tells of it. A child has no vault and gets no paper. Each try has a key
 * of its own, because an earlier try may still be writing.
 */
export async function handOverPaper(deps: Deps, task: TakenTask): Promise<void> {
  const { db, handover, now } = deps;
  const { id, userId, attempts } = task;
  const owner = await findPerson(db, userId);
  const asked = owner && !owner.hasLeft && !isKid(owner) ? await findVaultPaper(db, id) : undefined;
  const paper = asked && (await print[asked.kind](deps, asked.paperId, userId));
  if (!asked || !paper) {
    await db.transaction((tx) => finishPersonTask(tx, task));
    return;
  }
  const { kind, name, year, file, format = 'pdf', purchase, mail, tag = 'money' } = paper;
  const key = `papers/${id}/${attempts}`;
  await insertHandedPaper(db, { key, userId, removeAt: new Date(now().getTime() + keptForMs) });
  const stored = await handover.put(key, file, { contentType: documentFormats[format] });
  await db.transaction(async (tx) => {
    if (!(await finishPersonTask(tx, task))) return;
    const { paperId } = asked;
    const said = { paperId, kind, userId, name, year, tags: [tag], format, purchase };
    await emit(tx, paperHandedOver, { ...said, key, ...stored }, now());
    if (mail) await mailTo(tx, userId, { ...mail, pdf: file });
  });
}

async function mailTo(
  tx: Tx,
  userId: string,
  { pdf, ...mail }: ReceiptMail & { pdf: Buffer },
): Promise<void> {
  const to = await emailOf(tx, userId);
  if (!to) return;
  const file = { filename: 'receipt.pdf', contentType: 'application/pdf', content: pdf };
  await queueMail(tx, writeLetter({ to, ...mail, attachments: [file] }));
}

const print = {
  invoice: printedInvoice,
  receipt: printedReceipt,
  contract: printedContract,
  expense: purchaseReceipt,
};

async function printedInvoice({ db }: Deps, id: string): Promise<PrintedPaper | undefined> {
  const shown = await findInvoice(db, id);
  if (!shown) return undefined;
  const { kind, title, year } = shown.invoice;
  const words = kind === 'invoice' ? 'Invoice' : 'Credit note';
  const name = titled(`${words} ${numberOf(shown.invoice)}`, title);
  return { kind, name, year, file: await printInvoice(shown) };
}

async function printedReceipt(
  { db, config }: Deps,
  id: string,
  userId: string,
): Promise<PrintedPaper | undefined> {
  const payment = await findPayment(db, id);
  if (!payment) return undefined;
  const receipt = receiptOf(await rowsOfReceipt(db, payment), userId);
  const { serviceId } = payment;
  const page = serviceId ? webAddresses.service(serviceId) : webAddresses.pay(id);
  const mail = receiptMail(receipt, new URL(page, config.PUBLIC_URL).href);
  return {
    kind: 'receipt',
    name: titled('Receipt', receipt.title),
    year: receipt.paidAt.getUTCFullYear(),
    file: await printReceipt(receipt),
    ...(userId === payment.payerId && { mail }),
  };
}

async function printedContract({ db }: Deps, id: string): Promise<PrintedPaper | undefined> {
  const whole = await findContract(db, id);
  if (!whole) return undefined;
  const { kind, terms, answeredAt, offeredAt } = whole.contract;
  const name = titled(contractName[kind], terms.title);
  const year = (answeredAt ?? offeredAt).getUTCFullYear();
  return { kind: 'contract', name, year, tag: 'work', file: await printContract(whole) };
}

/** The receipt that the professional showed; the purchase is theirs, and what they paid for it is their deduction. */
async function purchaseReceipt(
  { db, objects }: Deps,
  id: string,
  userId: string,
): Promise<PrintedPaper | undefined> {
  const expense = await findExpense(db, id);
  if (!expense?.receipt) return undefined;
  const { title, amountCents, spentOn, receipt, receiptType, serviceId } = expense;
  const isBuyer = (await findService(db, serviceId))?.professionalId === userId;
  return {
    kind: 'receipt',
    name: titled('Purchase receipt', title),
    year: Number(spentOn.slice(0, 4)),
    file: await bytesOf({ objects }, fileKey('expense-receipt', receipt)),
    format: receiptType === documentFormats.webp ? 'webp' : 'pdf',
    ...(isBuyer && { purchase: { amountCents, spentOn } }),
  };
}

/** The name of a document has 200 characters at most. */
const titled = (kind: string, title: string) => [...`${kind}: ${title}`].slice(0, 200).join('');
