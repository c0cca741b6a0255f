import type { Tx } from '@sidework/chassis/db/db';
import { firstNameAndInitial } from '@sidework/chassis/people/plain-name';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { contacts } from '../contacts/table.ts';
import { reverseChargedTo } from '../escrow/client-abroad.ts';
import { clientNameOf } from '../escrow/client-name.ts';
import { payeeOf } from '../escrow/payee.ts';
import { entriesOf } from '../ledger/queries.ts';
import { findPerson } from '../people/queries.ts';
import type { Service } from '../services/service.ts';
import { addPaper } from './add-paper.ts';
import * as Invoice from './invoice.ts';
import { insertInvoice, isIssuedFor, paidInto, takeNumber } from './queries.ts';
import type { InvoiceLine } from './table.ts';

interface Posted {
  /** Null where no money moved, of which there is no invoice. */
  postingId: string | null;
  grossCents: number;
  feeCents: number;
  /** The reason that the agreed price was paid for; an expense has a line of its own instead. */
  why?: Invoice.Basis;
  line?: InvoiceLine;
}

/** Issues the invoice of what a professional earned, once for each posting; both sides get it in their vaults. */
export async function issueInvoice(
  tx: Tx,
  service: Service,
  { postingId, grossCents, feeCents, why = 'release', line }: Posted,
  at: Date,
): Promise<void> {
  if (!postingId || grossCents === 0 || (await isIssuedFor(tx, postingId))) return;
  const { id: serviceId, title } = service;
  const parties = await partiesOfInvoice(tx, service, postingId);
  const { sellerId, buyerId, workerId } = parties;
  const isOfChild = workerId !== null;
  const id = uuidv7();
  const year = at.getUTCFullYear();
  const paid = why === 'release' && !line ? await paidInto(tx, serviceId, 'service') : [];
  await insertInvoice(tx, {
    id,
    kind: 'invoice',
    ...parties,
    serviceId,
    postingId,
    correctsId: null,
    year,
    number: await takeNumber(tx, sellerId, year),
    title,
    lines: line ? [line] : Invoice.linesOf(service, why, grossCents),
    payments: Invoice.paymentsOf(paid, grossCents, isOfChild),
    amountCents: grossCents,
    feeCents,
    feeBps: line ? 0 : service.feeBps,
    issuedAt: at,
  });
  await addPaper(tx, { kind: 'invoice', paperId: id }, [sellerId, buyerId]);
}

/** A guardian sells what a child does; neither the child's whole name nor an address stands on the paper (D-117, D-118). */
async function partiesOfInvoice(tx: Tx, service: Service, postingId: string) {
  const { professionalId, clientId: buyerId } = service;
  const sellerId = (await earnerOf(tx, postingId)) ?? (await payeeOf(tx, professionalId));
  const seller = await findPerson(tx, sellerId);
  const child = sellerId === professionalId ? undefined : await findPerson(tx, professionalId);
  return {
    sellerId,
    buyerId,
    workerId: child ? professionalId : null,
    sellerName: seller?.fullName ?? null,
    sellerEmail: child ? null : await emailOf(tx, sellerId),
    workerName: child ? firstNameAndInitial(child.fullName) : null,
    buyerName: await clientNameOf(tx, service),
    buyerVatNumber: child ? null : await reverseChargedTo(tx, service),
  };
}

/** The money of a posting went to the person who earned it then: the child who worked may be an adult by now. */
async function earnerOf(tx: Tx, postingId: string): Promise<string | null | undefined> {
  const entries = await entriesOf(tx, [postingId]);
  return entries.find(({ kind }) => kind === 'pro_payable' || kind === 'pro_receivable')?.ownerId;
}

async function emailOf(tx: Tx, personId: string): Promise<string | null> {
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, personId));
  return contact?.email ?? null;
}
