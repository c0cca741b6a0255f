import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountMovements } from '../account-moves/table.ts';
import { arrivedPayouts, bankStatements, statementRules } from '../bank-statements/table.ts';
import { deductions, incomeRecords, ownerEntries, recordChanges } from '../books/table.ts';
import {
  ceAttendances,
  ceCertificates,
  ceCredits,
  ceRequirements,
} from '../ce-requirements/table.ts';
import { certifications } from '../certifications/table.ts';
import { childAppointments } from '../child-hours/table.ts';
import { documentShares, shareOpenings } from '../document-shares/table.ts';
import { businessDocuments, documentVersions, voidedPapers } from '../documents/table.ts';
import { taxEstimates, taxProfiles } from '../estimates/table.ts';
import { expectedSales } from '../expected-sales/table.ts';
import { expectedWork } from '../expected-work/table.ts';
import { licenses } from '../licenses/table.ts';
import { mileageTrips } from '../mileage/table.ts';
import { receipts } from '../receipts/table.ts';
import { recurringEntries } from '../recurring-entries/table.ts';
import { financialStatements, yoyAnalysis } from '../statements/table.ts';
import { taxRates } from '../tax-rules/table.ts';
import { exportedGoods, importedGoods, internationalSales, saleDrafts } from '../trade/table.ts';

/** A table whose rows each belong to one person, and the two columns that its rows are read in the order of. */
interface Owned {
  name: string;
  about: string;
  table: PgTable & Record<'professionalId', PgColumn>;
  order: [PgColumn, PgColumn];
}

export const gathered: Owned[] = [
  {
    name: 'licenses.json',
    about: 'Your licenses.',
    table: licenses,
    order: [licenses.createdAt, licenses.id],
  },
  {
    name: 'certifications.json',
    about: 'Your certifications.',
    table: certifications,
    order: [certifications.createdAt, certifications.id],
  },
  {
    name: 'ce-requirements.json',
    about: 'Your requirements of continuing education.',
    table: ceRequirements,
    order: [ceRequirements.createdAt, ceRequirements.id],
  },
  {
    name: 'ce-credits.json',
    about: 'The courses and events that were counted to your requirements.',
    table: ceCredits,
    order: [ceCredits.createdAt, ceCredits.id],
  },
  {
    name: 'ce-attendances.json',
    about: 'The events with hours at which you were checked in.',
    table: ceAttendances,
    order: [ceAttendances.createdAt, ceAttendances.registrationId],
  },
  {
    name: 'ce-certificates.json',
    about: 'The certificates of your courses that were revoked or reissued.',
    table: ceCertificates,
    order: [ceCertificates.createdAt, ceCertificates.enrollmentId],
  },
  {
    name: 'income.json',
    about: 'Your income, as you or Sidework wrote it down.',
    table: incomeRecords,
    order: [incomeRecords.date, incomeRecords.id],
  },
  {
    name: 'deductions.json',
    about: 'Your deductions, as you or Sidework wrote them down.',
    table: deductions,
    order: [deductions.date, deductions.id],
  },
  {
    name: 'owner-entries.json',
    about: 'What you put into your business, took out of it, borrowed and repaid.',
    table: ownerEntries,
    order: [ownerEntries.date, ownerEntries.id],
  },
  {
    name: 'account-movements.json',
    about: 'What moved between the accounts of your books, such as your balance at Sidework.',
    table: accountMovements,
    order: [accountMovements.date, accountMovements.id],
  },
  {
    name: 'mileage-trips.json',
    about: 'Your trips for the business, in tenths of a mile.',
    table: mileageTrips,
    order: [mileageTrips.date, mileageTrips.id],
  },
  {
    name: 'recurring-entries.json',
    about: 'Your income and deductions that come again and again.',
    table: recurringEntries,
    order: [recurringEntries.createdAt, recurringEntries.id],
  },
  {
    name: 'expected-work.json',
    about: 'What your agreed work may still bring, by which your taxes are planned.',
    table: expectedWork,
    order: [expectedWork.serviceId, expectedWork.professionalId],
  },
  {
    name: 'expected-sales.json',
    about: 'Held money of tickets and courses that you sold, by which your taxes are planned.',
    table: expectedSales,
    order: [expectedSales.paymentId, expectedSales.professionalId],
  },
  {
    name: 'child-appointments.json',
    about: 'Your appointments, as your guardians read their hours.',
    table: childAppointments,
    order: [childAppointments.startsAt, childAppointments.appointmentId],
  },
  {
    name: 'record-changes.json',
    about: 'What your entries said before you changed or deleted them.',
    table: recordChanges,
    order: [recordChanges.changedAt, recordChanges.id],
  },
  {
    name: 'bank-statements.json',
    about: 'The bank statement that you were looking at.',
    table: bankStatements,
    order: [bankStatements.createdAt, bankStatements.id],
  },
  {
    name: 'statement-rules.json',
    about: 'Your rules for rows of bank statements.',
    table: statementRules,
    order: [statementRules.createdAt, statementRules.id],
  },
  {
    name: 'payouts.json',
    about: 'What Sidework paid out to your bank, by which its rows in a bank statement are known.',
    table: arrivedPayouts,
    order: [arrivedPayouts.day, arrivedPayouts.payoutId],
  },
  {
    name: 'tax-profiles.json',
    about: 'What you answered of your taxes.',
    table: taxProfiles,
    order: [taxProfiles.year, taxProfiles.professionalId],
  },
  {
    name: 'tax-rates.json',
    about: 'The tax rates that you wrote down yourself.',
    table: taxRates,
    order: [taxRates.year, taxRates.id],
  },
  {
    name: 'tax-estimates.json',
    about: 'Your saved estimates.',
    table: taxEstimates,
    order: [taxEstimates.createdAt, taxEstimates.id],
  },
  {
    name: 'financial-statements.json',
    about: 'The statements that you generated.',
    table: financialStatements,
    order: [financialStatements.generatedAt, financialStatements.id],
  },
  {
    name: 'years.json',
    about: 'Your years beside each other.',
    table: yoyAnalysis,
    order: [yoyAnalysis.year, yoyAnalysis.professionalId],
  },
  {
    name: 'documents.json',
    about: 'What your vault holds; the files themselves are saved from there.',
    table: businessDocuments,
    order: [businessDocuments.createdAt, businessDocuments.id],
  },
  {
    name: 'document-versions.json',
    about: 'Earlier files of your documents; they are saved from your vault.',
    table: documentVersions,
    order: [documentVersions.createdAt, documentVersions.id],
  },
  {
    name: 'document-links.json',
    about: 'The links to documents that you made.',
    table: documentShares,
    order: [documentShares.createdAt, documentShares.id],
  },
  {
    name: 'document-link-openings.json',
    about: 'When your links to documents were opened.',
    table: shareOpenings,
    order: [shareOpenings.createdAt, shareOpenings.id],
  },
  {
    name: 'receipts.json',
    about: 'Which documents of your vault prove which deductions.',
    table: receipts,
    order: [receipts.createdAt, receipts.documentId],
  },
  {
    name: 'voided-papers.json',
    about: 'Papers that counted no more before they came to your vault.',
    table: voidedPapers,
    order: [voidedPapers.createdAt, voidedPapers.sourceKey],
  },
  {
    name: 'international-sales.json',
    about: 'Your sales to other countries.',
    table: internationalSales,
    order: [internationalSales.saleDate, internationalSales.id],
  },
  {
    name: 'sale-drafts.json',
    about: 'Paid work for clients abroad that was drafted as a sale.',
    table: saleDrafts,
    order: [saleDrafts.saleDate, saleDrafts.id],
  },
  {
    name: 'imported-goods.json',
    about: 'What you imported.',
    table: importedGoods,
    order: [importedGoods.importDate, importedGoods.id],
  },
  {
    name: 'exported-goods.json',
    about: 'What you exported.',
    table: exportedGoods,
    order: [exportedGoods.exportDate, exportedGoods.id],
  },
];
