import { accountMovements, sideworkBalances } from '../account-moves/table.ts';
import {
  arrivedPayouts,
  bankStatements,
  importedRows,
  statementRules,
} from '../bank-statements/table.ts';
import {
  deductions,
  incomeRecords,
  monthTotals,
  ownerEntries,
  recordChanges,
} from '../books/table.ts';
import { calendarFeeds } from '../calendar/table.ts';
import {
  ceAttendances,
  ceCertificates,
  ceCredits,
  ceRequirements,
} from '../ce-requirements/table.ts';
import { certifications } from '../certifications/table.ts';
import { childAppointments } from '../child-hours/table.ts';
import { documentShares, shareOpenings } from '../document-shares/table.ts';
import {
  businessDocuments,
  documentVersions,
  vaultUsage,
  voidedPapers,
} from '../documents/table.ts';
import { taxEstimates, taxProfiles } from '../estimates/table.ts';
import { expectedSales } from '../expected-sales/table.ts';
import { expectedWork } from '../expected-work/table.ts';
import { ledgerDifferences } from '../ledger-checks/table.ts';
import { licenses } from '../licenses/table.ts';
import { mileageTrips } from '../mileage/table.ts';
import { receipts } from '../receipts/table.ts';
import { recurringEntries } from '../recurring-entries/table.ts';
import { financialStatements, yoyAnalysis } from '../statements/table.ts';
import { taxRates } from '../tax-rules/table.ts';
import {
  exportedGoods,
  importedGoods,
  internationalSales,
  saleDrafts,
  tradeTotals,
} from '../trade/table.ts';

/** All rows of these are their owner's alone, and go with them. */
export const erased = [
  receipts,
  ceCredits,
  ceAttendances,
  ceCertificates,
  ceRequirements,
  licenses,
  certifications,
  calendarFeeds,
  incomeRecords,
  deductions,
  ownerEntries,
  mileageTrips,
  recurringEntries,
  expectedWork,
  expectedSales,
  childAppointments,
  accountMovements,
  sideworkBalances,
  monthTotals,
  recordChanges,
  arrivedPayouts,
  bankStatements,
  importedRows,
  statementRules,
  taxEstimates,
  taxProfiles,
  taxRates,
  financialStatements,
  yoyAnalysis,
  shareOpenings,
  documentShares,
  documentVersions,
  businessDocuments,
  vaultUsage,
  voidedPapers,
  internationalSales,
  saleDrafts,
  importedGoods,
  exportedGoods,
  tradeTotals,
  ledgerDifferences,
];
