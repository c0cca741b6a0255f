export { accountMovements, sideworkBalances } from './account-moves/table.ts';
export {
  arrivedPayouts,
  bankStatements,
  importedRows,
  statementRules,
} from './bank-statements/table.ts';
export {
  deductions,
  incomeRecords,
  monthTotals,
  ownerEntries,
  recordChanges,
} from './books/table.ts';
export { calendarFeeds } from './calendar/table.ts';
export {
  ceAttendances,
  ceCertificates,
  ceCredits,
  ceRequirements,
} from './ce-requirements/table.ts';
export { certifications } from './certifications/table.ts';
export { childAppointments } from './child-hours/table.ts';
export { documentShares, shareOpenings } from './document-shares/table.ts';
export {
  businessDocuments,
  documentVersions,
  signingKeys,
  vaultUsage,
  voidedPapers,
} from './documents/table.ts';
export { taxEstimates, taxProfiles } from './estimates/table.ts';
export { expectedSales } from './expected-sales/table.ts';
export { expectedWork } from './expected-work/table.ts';
export { ledgerDifferences } from './ledger-checks/table.ts';
export { licenses } from './licenses/table.ts';
export { mileageTrips } from './mileage/table.ts';
export { timeZones } from './people/table.ts';
export { businessTools } from './postgres-schema.ts';
export { receipts } from './receipts/table.ts';
export { recurringEntries } from './recurring-entries/table.ts';
export { stateTaxRules } from './state-taxes/table.ts';
export { financialStatements, yoyAnalysis } from './statements/table.ts';
export { taxRates, taxRuleSets } from './tax-rules/table.ts';
export {
  dutyRates,
  earlierTaxRates,
  exchangeRates,
  exportedGoods,
  importedGoods,
  internationalSales,
  internationalTaxRates,
  saleDrafts,
  tradeTotals,
} from './trade/table.ts';
