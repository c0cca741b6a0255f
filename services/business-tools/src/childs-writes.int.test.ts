import { aPdf } from '@sidework/chassis/testing/files';
import { type ChildsCase, walkChildsWrites } from '@sidework/chassis/testing/walk-childs-writes';
import { testBusinessTools } from '../test/service.ts';

const service = testBusinessTools();
const kid = { accountType: 'sidework_kids' } as const;
const day = '2026-01-02';
const written = { amountCents: 100, description: 'Work', date: day };
const goods = { productDescription: 'Chairs' };

const ofChild =
  (body: object, params = {}) =>
  async (): Promise<ChildsCase> => ({
    by: await service.person(kid),
    params,
    body,
  });
/** A vault is its owner's alone, and children have none. */
const ofNone =
  (given: Partial<ChildsCase> = {}) =>
  async (): Promise<ChildsCase> => ({
    by: await service.person(),
    params: { documentId: crypto.randomUUID() },
    answer: 404,
    ...given,
  });

/** Staff decide on a license that there is not. */
const byStaff = (body?: object) => async (): Promise<ChildsCase> => ({
  by: await service.person({ roles: ['moderator'], aal: 'aal2' }),
  params: { licenseId: crypto.randomUUID() },
  ...(body && { body }),
  answer: 404,
});

const noReceipt = { recordId: crypto.randomUUID(), documentId: crypto.randomUUID() };

walkChildsWrites({
  service,
  name: 'business-tools',
  cases: {
    'POST /api/certifications': ofChild({
      certificationName: 'Backflow',
      issuingOrganization: 'ASSE',
    }),
    'POST /api/ce-requirements': ofChild({
      requirementName: 'Ethics',
      hoursRequired: 1,
      deadline: day,
    }),
    'POST /api/deductions': ofChild({ ...written, category: 'Travel' }),
    'POST /api/mileage-trips': ofChild({ date: day, miles: 1, purpose: 'Repair' }),
    'POST /api/recurring-entries': ofChild({
      kind: 'deduction',
      amountCents: 100,
      description: 'Rent',
      category: 'Other',
      rhythm: 'month',
      nextOn: '2199-01-01',
    }),
    'POST /api/owner-entries': ofChild({ ...written, move: 'draw' }),
    'POST /api/international-sales': ofChild({
      ...goods,
      clientName: 'Ada',
      country: 'Germany',
      saleAmountCents: 100,
      saleDate: day,
    }),
    'POST /api/imported-goods': ofChild({
      ...goods,
      supplierName: 'Ada',
      supplierCountry: 'Germany',
      costAmountCents: 100,
      tariffRate: 0,
      importDate: day,
    }),
    'POST /api/exported-goods': ofChild({
      ...goods,
      buyerName: 'Ada',
      buyerCountry: 'Germany',
      exportValueCents: 100,
      exportDate: day,
    }),
    'PUT /api/tax-rates/:locationState/:year': ofChild(
      { federalRate: 22, stateRate: 5, selfEmploymentRate: 15.3 },
      { locationState: 'New Jersey', year: '2026' },
    ),
    'PUT /api/tax-profiles/:year': ofChild(
      { filingStatus: 'single', takesQbi: false },
      { year: '2026' },
    ),
    'POST /api/tax-estimates': ofChild({
      year: 2026,
      quarter: null,
      locationState: 'New Jersey',
    }),
    'POST /api/financial-statements': ofChild({ year: 2026, period: 'annual' }),
    'POST /api/documents': ofNone({
      body: { documentName: 'Policy', fileName: 'policy.pdf', fileSize: 1 },
      answer: 201,
    }),
    'DELETE /api/documents/:documentId/forever': ofNone(),
    'PUT /api/documents/:documentId': ofNone({ body: { documentName: 'Policy' } }),
    'POST /api/documents/:documentId/link': ofNone({ body: {} }),
    'POST /api/documents/:documentId/versions/:versionId/link': ofNone({
      params: { documentId: crypto.randomUUID(), versionId: crypto.randomUUID() },
      body: {},
    }),
    'POST /api/documents/:documentId/versions/:versionId/restore': ofNone({
      params: { documentId: crypto.randomUUID(), versionId: crypto.randomUUID() },
    }),
    'POST /api/documents/bulk': ofNone({
      body: { documentIds: [crypto.randomUUID()], act: 'trash' },
    }),
    'POST /api/document-packs/years/:year': ofNone({ params: { year: '2026' }, answer: 200 }),
    'POST /api/document-packs/licenses/:licenseId': ofNone({
      params: { licenseId: crypto.randomUUID() },
    }),
    'POST /api/documents/:documentId/shares': ofNone({ body: {} }),
    'DELETE /api/documents/:documentId/shares/:shareId': ofNone({
      params: { documentId: crypto.randomUUID(), shareId: crypto.randomUUID() },
    }),
    'POST /api/shared-documents/look': ofNone({ body: { token: 'x' } }),
    'POST /api/shared-documents/open': ofNone({ body: { token: 'x' } }),
    'POST /api/licenses/:licenseId/check': ofNone({
      params: { licenseId: crypto.randomUUID() },
      body: { documentId: crypto.randomUUID() },
    }),
    'PUT /api/deductions/:recordId/receipts/:documentId': ofNone({ params: noReceipt }),
    'DELETE /api/deductions/:recordId/receipts/:documentId': ofNone({ params: noReceipt }),
    'POST /api/license-checks/:licenseId/paper': byStaff(),
    'POST /api/license-checks/:licenseId/verify': byStaff({ version: 1 }),
    'POST /api/license-checks/:licenseId/refuse': byStaff({ version: 1, reason: 'Not the same.' }),
    'POST /api/documents/:documentId/restore': ofNone(),
    'DELETE /api/documents/:documentId': ofNone(),
    'PUT /api/documents/:documentId/file': ofNone({
      body: aPdf(),
      headers: { 'content-type': 'application/pdf' },
    }),
  },
});
