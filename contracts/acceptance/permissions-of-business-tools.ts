import {
  forAdministrators,
  forStaff,
  forVisitors,
  ofFamily,
  type Permission,
  signedIn,
} from './permission.ts';

/** A record answers 404 to everyone but its owner (decision record 27). A child keeps income and deductions before it may act. */
const everybody = { OU: 200, OW: 200, OK: 200, PA: 200, AD: 200 };
const ownList = signedIn({ ...everybody, KU: 403 });
const ownBooks = signedIn({ ...everybody, KU: 200 });
const ofOthers = { OU: 404, OW: 404, OK: 404, PA: 404, AD: 404 };
const unread = signedIn({ OU: 400, OW: 400, OK: 400, PA: 400, AD: 400, KU: 400 });
/** A record of another person, or of none. */
const absent = signedIn({ ...ofOthers, KU: 403 });
const absentFromBooks = signedIn({ ...ofOthers, KU: 404 });
const written = { amountCents: 100, description: 'Work', date: '2026-01-01' };
const named = { licenseName: 'Plumber', licenseNumber: '1' };
const certified = { certificationName: 'Backflow', issuingOrganization: 'ASSE' };
const required = { requirementName: 'Ethics', hoursRequired: 1, deadline: '2026-01-01' };
/** Children have no vault, whether or not they may act. */
const noKids = { OK: 403, KU: 403 };
const ownVault = signedIn({ ...everybody, ...noKids });
const absentFromVault = signedIn({ ...ofOthers, ...noKids });
const announced = { documentName: 'Policy', fileName: 'policy.pdf', fileSize: 1 };
const goods = { productDescription: 'Chairs' };
const sold = {
  ...goods,
  clientName: 'Ada',
  country: 'Germany',
  saleAmountCents: 100,
  saleDate: '2026-01-02',
};
const imported = {
  ...goods,
  supplierName: 'Ada',
  supplierCountry: 'Germany',
  costAmountCents: 100,
  tariffRate: 0,
  importDate: '2026-01-02',
};
const exported = {
  ...goods,
  buyerName: 'Ada',
  buyerCountry: 'Germany',
  exportValueCents: 100,
  exportDate: '2026-01-02',
};
const rule = { words: 'Home Depot', isMoneyIn: false, choice: 'Supplies' };
const trip = { date: '2026-01-02', miles: 1, purpose: 'Repair' };
const recurring = {
  kind: 'deduction',
  amountCents: 100,
  description: 'Rent',
  category: 'Other',
  rhythm: 'month',
  nextOn: '2199-01-01',
};
const rates = { federalRate: 22, stateRate: 5, selfEmploymentRate: 15.3 };

/** Section 1.6 of the permission matrix, for licenses, books, tax and statements. */
export const permissionsOfBusinessTools: Record<string, Permission> = {
  'GET /api/licenses': ownList,
  'POST /api/licenses': unread,
  'POST /api/licenses, one': signedIn(
    { OU: 201, OW: 201, OK: 201, PA: 201, AD: 201, KU: 403 },
    { body: named },
  ),
  'PUT /api/licenses/:licenseId': { ...absent, body: named },
  'DELETE /api/licenses/:licenseId': absent,
  'POST /api/licenses/:licenseId/check': {
    ...absentFromVault,
    body: { documentId: '00000000-0000-4000-8000-000000000000' },
  },
  'GET /api/license-checks': forStaff(200),
  'GET /api/license-checks/verified': forStaff(200),
  'POST /api/license-checks/:licenseId/paper': forStaff(404),
  'POST /api/license-checks/:licenseId/verify': forStaff(404, { body: { version: 1 } }),
  'POST /api/license-checks/:licenseId/refuse': forStaff(404, {
    body: { version: 1, reason: 'The paper is of another person.' },
  }),
  'GET /api/certifications': ownList,
  'POST /api/certifications': unread,
  'PUT /api/certifications/:certificationId': { ...absent, body: certified },
  'DELETE /api/certifications/:certificationId': absent,
  'GET /api/ce-requirements': ownList,
  'POST /api/ce-requirements': unread,
  'PUT /api/ce-requirements/:requirementId': { ...absent, body: required },
  'PUT /api/ce-requirements/:requirementId/hours': { ...absent, body: { hoursCompleted: 1 } },
  'POST /api/ce-requirements/:requirementId/next-period': {
    ...absent,
    body: { deadline: '2030-01-01' },
  },
  'DELETE /api/ce-requirements/:requirementId': absent,
  'GET /api/calendar-feed': ownList,
  'POST /api/calendar-feed/renew': ownList,
  'POST /api/calendar-feed/close': ownList,
  // The address alone opens the calendar: no token is asked for or looked at.
  'GET /api/calendar-feeds/:token': {
    answers: { AN: 404, BT: 404, OU: 404, OW1: 404, AP: 404, SV: 404 },
  },
  'GET /api/income-records': ownBooks,
  'POST /api/income-records': unread,
  'POST /api/income-records, one': signedIn(
    { OU: 201, OW: 201, OK: 201, PA: 201, AD: 201, KU: 201 },
    { body: written },
  ),
  'PUT /api/income-records/:recordId': { ...absentFromBooks, body: written },
  'PUT /api/income-records/:recordId/note': { ...absentFromBooks, body: { note: 'x' } },
  'DELETE /api/income-records/:recordId': absentFromBooks,
  'GET /api/deductions': ownBooks,
  'POST /api/deductions': unread,
  'PUT /api/deductions/:recordId': { ...absentFromBooks, body: { ...written, category: 'Travel' } },
  'PUT /api/deductions/:recordId/note': { ...absentFromBooks, body: { note: 'x' } },
  'DELETE /api/deductions/:recordId': absentFromBooks,
  'GET /api/owner-entries': ownList,
  'POST /api/owner-entries': unread,
  'PUT /api/owner-entries/:entryId': { ...absent, body: { ...written, move: 'draw' } },
  'DELETE /api/owner-entries/:entryId': absent,
  'GET /api/mileage-trips': ownList,
  'POST /api/mileage-trips': unread,
  'PUT /api/mileage-trips/:tripId': { ...absent, body: trip },
  'DELETE /api/mileage-trips/:tripId': absent,
  'GET /api/recurring-entries': ownList,
  'POST /api/recurring-entries': unread,
  'PUT /api/recurring-entries/:recurringId': { ...absent, body: recurring },
  'DELETE /api/recurring-entries/:recurringId': absent,
  'GET /api/mileage-years/:year': signedIn(ofOthers),
  'GET /api/mileage-years/:year/file': signedIn(ofOthers),
  // The file is a picture: who may import is told that it holds no statement.
  'POST /api/bank-statements': signedIn(
    { ...noKids, OU: 422, OW: 422, PA: 422, AD: 422 },
    { file: 'text/csv' },
  ),
  'GET /api/bank-statements/:statementId': absentFromVault,
  'POST /api/bank-statements/:statementId/import': { ...absentFromVault, body: { choices: [] } },
  'DELETE /api/bank-statements/:statementId': absentFromVault,
  'GET /api/statement-rules': ownVault,
  'POST /api/statement-rules': signedIn({ ...noKids, OU: 400, OW: 400, PA: 400, AD: 400 }),
  'PUT /api/statement-rules/:ruleId': { ...absentFromVault, body: rule },
  'DELETE /api/statement-rules/:ruleId': absentFromVault,
  'GET /api/tax-summary': signedIn({ ...everybody, KU: 200 }, { query: 'year=2026' }),
  'GET /api/tax-summary/schedule-c': signedIn({ ...everybody, KU: 200 }, { query: 'year=2026' }),
  'GET /api/tax-summary/entries': signedIn(
    { ...everybody, KU: 200 },
    { query: 'year=2026&format=csv' },
  ),
  'GET /api/quarter-plan': signedIn({ ...everybody, KU: 403 }, { query: 'year=2026' }),
  'GET /api/tax-rates': signedIn({ ...everybody, KU: 200 }),
  // A state that there is not: the rates that are for all are not written over HTTP.
  'PUT /api/tax-rates/:locationState/:year': signedIn(ofOthers, { body: rates }),
  'GET /api/tax-places': signedIn({ ...everybody, KU: 200 }, { query: 'year=2026' }),
  'GET /api/tax-profiles/:year': signedIn(ofOthers),
  'PUT /api/tax-profiles/:year': signedIn(ofOthers, {
    body: { filingStatus: 'single', takesQbi: false },
  }),
  'GET /api/tax-estimates': ownList,
  'POST /api/tax-estimates': unread,
  'GET /api/financial-statements': ownList,
  'POST /api/financial-statements': unread,
  'GET /api/financial-statements/:year/:period/file': signedIn(ofOthers, {
    query: 'format=pdf&method=full',
  }),
  'GET /api/period-statements': signedIn(
    { ...everybody, KU: 403 },
    { query: 'from=2026-01-01&to=2026-12-31' },
  ),
  'GET /api/period-statements/file': signedIn(
    { ...everybody, KU: 403 },
    { query: 'from=2026-01-01&to=2026-12-31&format=csv&method=full' },
  ),
  'GET /api/journal': signedIn(
    { ...everybody, KU: 403 },
    { query: 'from=2026-01-01&to=2026-12-31' },
  ),
  'GET /api/child-earnings/:childId': signedIn(
    { ...ofOthers, KU: 404 },
    { query: 'month=2026-01' },
  ),
  'GET /api/child-earnings/:childId, that there is': ofFamily(
    { PA: 200 },
    { at: { childId: 'child' }, query: 'month=2026-01' },
  ),
  'GET /api/child-earnings/:childId/file': signedIn(
    { ...ofOthers, KU: 404 },
    { query: 'month=2026-01' },
  ),
  'GET /api/yoy-analysis': ownList,
  'GET /api/documents': ownVault,
  'GET /api/documents/overview': ownVault,
  'POST /api/documents': signedIn({ ...noKids, OU: 400, OW: 400, PA: 400, AD: 400 }),
  'POST /api/documents, one': signedIn(
    { ...noKids, OU: 201, OW: 201, PA: 201, AD: 201 },
    { body: announced },
  ),
  'PUT /api/documents/:documentId/file': { ...absentFromVault, file: 'image/png' },
  'PUT /api/documents/:documentId': { ...absentFromVault, body: { documentName: 'Policy' } },
  'POST /api/documents/:documentId/link': { ...absentFromVault, body: {} },
  'DELETE /api/documents/:documentId': absentFromVault,
  'POST /api/documents/:documentId/restore': absentFromVault,
  'DELETE /api/documents/:documentId/forever': absentFromVault,
  'GET /api/documents/:documentId/versions': absentFromVault,
  'POST /api/documents/:documentId/versions/:versionId/link': { ...absentFromVault, body: {} },
  'POST /api/documents/:documentId/versions/:versionId/restore': absentFromVault,
  'POST /api/documents/bulk': signedIn({ ...noKids, OU: 400, OW: 400, PA: 400, AD: 400 }),
  'POST /api/document-packs/years/:year': absentFromVault,
  'POST /api/document-packs/licenses/:licenseId': absentFromVault,
  'GET /api/document-packs/licenses/:licenseId/file': absentFromVault,
  // The link alone opens the pack for 60 seconds: no token is asked for or looked at.
  'GET /pack-files/:token': {
    answers: { AN: 404, BT: 404, OU: 404, OW1: 404, AP: 404, SV: 404 },
  },
  'GET /api/documents/:documentId/shares': absentFromVault,
  'POST /api/documents/:documentId/shares': { ...absentFromVault, body: {} },
  'DELETE /api/documents/:documentId/shares/:shareId': absentFromVault,
  'POST /api/shared-documents/look': forVisitors(404, { body: { token: 'x' } }),
  'POST /api/shared-documents/open': forVisitors(404, { body: { token: 'x' } }),
  'PUT /api/deductions/:recordId/receipts/:documentId': absentFromVault,
  'DELETE /api/deductions/:recordId/receipts/:documentId': absentFromVault,
  // The link alone opens the file for 60 seconds: no token is asked for or looked at.
  'GET /document-files/:token': {
    answers: { AN: 404, BT: 404, OU: 404, OW1: 404, AP: 404, SV: 404 },
  },
  'GET /api/international-sales': ownList,
  'POST /api/international-sales': unread,
  'GET /api/ledger-differences': forAdministrators(200),
  'GET /api/international-sales/drafts': ownList,
  'POST /api/international-sales/drafts/:draftId/confirm': { ...absent, body: sold },
  'DELETE /api/international-sales/drafts/:draftId': absent,
  'PUT /api/international-sales/:saleId': { ...absent, body: sold },
  'DELETE /api/international-sales/:saleId': absent,
  'GET /api/imported-goods': ownList,
  'POST /api/imported-goods': unread,
  'PUT /api/imported-goods/:importId': { ...absent, body: imported },
  'DELETE /api/imported-goods/:importId': absent,
  'GET /api/exported-goods': ownList,
  'POST /api/exported-goods': unread,
  'POST /api/exported-goods, one': signedIn(
    { OU: 201, OW: 201, OK: 201, PA: 201, AD: 201, KU: 403 },
    { body: exported },
  ),
  'PUT /api/exported-goods/:exportId': { ...absent, body: exported },
  'DELETE /api/exported-goods/:exportId': absent,
  'GET /api/trade-summary': ownList,
  'GET /api/trade-file': signedIn({ ...everybody, KU: 403 }, { query: 'year=2026&format=csv' }),
  'GET /api/international-tax-rates': signedIn({ ...everybody, KU: 200 }),
  'GET /api/exchange-rates': signedIn(
    { ...everybody, KU: 200 },
    { query: 'currency=EUR&day=2026-01-02' },
  ),
  'GET /api/duty-rates': signedIn(
    { ...everybody, KU: 200 },
    { query: 'country=China&hsCode=850440&day=2026-01-02' },
  ),
};
