import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../schema.ts';
import { parts } from './parts.ts';

/** The identifiers that name a thing; any other names a person until it stands here. */
const ofThings = new Set([
  'services.id',
  'services.jobRequestId',
  'services.proposalId',
  'services.gigId',
  'negotiations.counterOf',
  'payments.id',
  'payments.milestoneId',
  'payments.expenseId',
  'dispute_evidence.id',
  'dispute_evidence.disputeId',
  'dispute_messages.disputeId',
  'dispute_messages.messageId',
  'milestones.planId',
  'sandbox_charges.paymentId',
  'ledger_transactions.paymentId',
  'ledger_transactions.reversesId',
  'ledger_entries.transactionId',
  'ledger_entries.accountId',
  'payment_history.ledgerTransactionId',
  'transfers.ledgerTransactionId',
  'reviews.id',
  'client_reviews.id',
  'proofs.id',
  'proven_courses.enrollmentId',
  'invoices.id',
  'invoices.postingId',
  'invoices.correctsId',
  'vault_papers.paperId',
  'review_reports.reviewId',
  'appointments.id',
  'bookable_gigs.id',
  'crm_contacts.crmClientId',
  'crm_tasks.personId',
  'client_invitations.contactId',
]);

/** Each of these stays, or is not exported, for a reason. */
const notGathered: Record<string, string> = {
  age_bands: 'The identity service exports the birth date.',
  completed_days: 'These are sums of the work that is exported.',
  review_ratings: 'These are counts of the reviews that are exported.',
  earning_nights: 'It marks how far the work of a night came.',
  ledger_accounts: 'The history of payments has what the ledger books.',
  invoice_counters: 'The invoices have their numbers.',
  vault_papers: 'The vault has the papers.',
  handed_papers: 'The vault has the papers.',
  bookable_gigs: 'The marketplace service exports the gigs, of which these are copies.',
  client_invitations: 'The contacts say who was invited and when.',
  proven_licenses: 'The business-tools service exports licenses, of which these are copies.',
  proven_courses: 'The education-events service exports courses, of which these are copies.',
  contacts: 'The identity service exports the addresses, of which these are copies.',
};
const notErased: Record<string, string> = {
  completed_days: 'These are sums of work that stays.',
  review_ratings: 'These are counts of reviews that stay.',
  earning_nights: 'It marks how far the work of a night came.',
  invoice_counters: 'No number is given twice.',
  disputes: 'Who decided about money stays named.',
  ledger_accounts: 'Books are kept whole.',
  services: 'The other side relies on the work; the card of a deleted client is emptied.',
  appointments: 'The other side relies on the times that were agreed on.',
  appointment_proposals: 'The other side relies on the times that were proposed.',
  stage_changes: 'They are the history of the work.',
  reviews: 'Others rely on them, and read them under no name.',
  client_reviews: 'Others rely on them, and read them under no name.',
  review_reports: 'The moderators rely on the report.',
  payment_negotiations: 'The other side relies on the terms.',
  service_extension_requests: 'The other side relies on the deadlines.',
};

const all = Object.values<unknown>(schema).filter((each) => is(each, PgTable));

const namesPeople = (table: PgTable) =>
  Object.entries(getTableColumns(table)).some(([name, column]) => {
    const isKey = name === 'id' || name === 'serviceId';
    if (column.getSQLType() !== 'uuid' || ofThings.has(`${getTableName(table)}.${name}`))
      return false;
    return !isKey || getTableName(table) === 'contacts';
  });

const missing = (
  tables: readonly PgTable[],
  done: readonly PgTable[],
  reasons: Record<string, string>,
) =>
  tables
    .filter((table) => namesPeople(table) && !done.includes(table))
    .map(getTableName)
    .filter((name) => !reasons[name]);

const gathered = parts.flatMap(({ gathers }) => gathers);
const erased = parts.flatMap(({ erases }) => erases);

it('each table that names a person is exported, or says why it is not', () => {
  expect(missing(all, gathered, notGathered)).toEqual([]);
});

it('each table that names a person is erased, or says why it stays', () => {
  expect(missing(all, erased, notErased)).toEqual([]);
});

it('a new table that names a person is missed', () => {
  const planted = pgTable('favourites', { id: uuid().primaryKey(), likedBy: uuid() });
  expect(missing([...all, planted], gathered, notGathered)).toEqual(['favourites']);
  expect(missing([...all, planted], erased, notErased)).toEqual(['favourites']);
});

it('gives no reason for a table that is done or gone', () => {
  const names = (tables: readonly PgTable[]) => tables.map(getTableName);
  const isNeeded = (done: readonly PgTable[]) => (name: string) =>
    names(all).includes(name) && !names(done).includes(name);
  expect(Object.keys(notGathered).filter((name) => !isNeeded(gathered)(name))).toEqual([]);
  expect(Object.keys(notErased).filter((name) => !isNeeded(erased)(name))).toEqual([]);
});
