import type { CeRequirementView } from '@sidework/contracts/schema/business-tools/ce-requirements';
import type { CertificationView } from '@sidework/contracts/schema/business-tools/certifications';
import type { DeductionView } from '@sidework/contracts/schema/business-tools/deductions';
import type { DocumentView } from '@sidework/contracts/schema/business-tools/documents';
import type {
  FinancialStatementView,
  YearOverYearView,
} from '@sidework/contracts/schema/business-tools/financial-statements';
import type { IncomeRecordView } from '@sidework/contracts/schema/business-tools/income-records';
import type { LicenseView } from '@sidework/contracts/schema/business-tools/licenses';
import type { QuarterPlan } from '@sidework/contracts/schema/business-tools/quarter-plan';
import type { TaxEstimateView } from '@sidework/contracts/schema/business-tools/tax-estimates';
import type { TaxSummary } from '@sidework/contracts/schema/business-tools/tax-summaries';
import { viewersToday } from '../src/lib/viewers-today.ts';
import { anId } from './job-builders.ts';

/** The viewer's day that is so many days ahead, `YYYY-MM-DD`. */
export const dayIn = (days: number) =>
  new Date(Date.parse(viewersToday()) + days * 86_400_000).toISOString().slice(0, 10);

const stored = () => ({
  id: anId(),
  professionalId: anId(),
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
});

export const aLicense = (license: Partial<LicenseView> = {}): LicenseView => ({
  ...stored(),
  kind: 'license',
  licenseName: 'Master Plumber',
  licenseNumber: 'MP-1042',
  licenseType: null,
  issuingState: 'Oregon',
  issueDate: null,
  expiryDate: dayIn(120),
  check: 'none',
  paperId: null,
  checkedAt: null,
  refusal: null,
  ...license,
});

export const aCertification = (
  certification: Partial<CertificationView> = {},
): CertificationView => ({
  ...stored(),
  certificationName: 'Backflow Tester',
  issuingOrganization: 'ASSE',
  certificationNumber: null,
  issueDate: null,
  expiryDate: dayIn(120),
  ...certification,
});

export const aRequirement = (requirement: Partial<CeRequirementView> = {}): CeRequirementView => ({
  ...stored(),
  requirementName: 'Code update',
  hoursRequired: 20,
  hoursCompleted: 12,
  deadline: dayIn(40),
  relatedLicenseId: null,
  relatedLicenseName: null,
  profession: null,
  state: null,
  subject: null,
  carryOverHours: 0,
  carriedHours: 0,
  startsOn: null,
  hasNext: false,
  version: 1,
  credits: [],
  ...requirement,
});

export const anIncome = (income: Partial<IncomeRecordView> = {}): IncomeRecordView => ({
  ...stored(),
  amountCents: 45_000,
  description: 'Kitchen faucet',
  date: dayIn(0),
  category: 'Services',
  source: 'manual',
  serviceId: null,
  origin: null,
  isLocked: false,
  note: null,
  ...income,
});

export const aDeduction = (deduction: Partial<DeductionView> = {}): DeductionView => ({
  ...stored(),
  amountCents: 9_000,
  description: 'Pipe wrench',
  date: dayIn(0),
  category: 'Supplies',
  scheduleCLine: '22',
  source: 'manual',
  serviceId: null,
  origin: null,
  isLocked: false,
  note: null,
  receipts: [],
  ...deduction,
});

export const aTaxSummary = (summary: Partial<TaxSummary> = {}): TaxSummary => ({
  totalIncomeCents: 45_000,
  totalDeductionsCents: 9_000,
  netIncomeCents: 36_000,
  incomeCount: 1,
  automaticIncomeCount: 0,
  deductionCount: 1,
  months: [{ month: 1, incomeCents: 45_000, deductionsCents: 9_000 }],
  scheduleC: [{ line: '22', category: 'Supplies', amountCents: 9_000 }],
  years: [2026],
  nextPayment: null,
  ...summary,
});

const line = (key: string, label: string, amountCents: number) => ({
  key,
  label,
  amountCents,
  formula: 'taxable income × rate',
  inputs: [{ name: 'rate', value: '22%' }],
  source: 'IRS Rev. Proc. 2025-32',
  asOf: '2026-01-01',
});

const amounts = {
  totalIncomeCents: 45_000,
  totalDeductionsCents: 9_000,
  taxableIncomeCents: 36_000,
  federalTaxCents: 7_920,
  stateTaxCents: 0,
  cityTaxCents: 0,
  selfEmploymentTaxCents: 5_508,
  totalTaxDueCents: 13_428,
};

export const anEstimate = (estimate: Partial<TaxEstimateView> = {}): TaxEstimateView => ({
  ...stored(),
  year: 2026,
  quarter: 4,
  locationState: 'Texas',
  locationCity: null,
  method: 'flat',
  ruleSetVersion: null,
  ...amounts,
  flat: { ...amounts, lines: [line('federal', 'Federal tax', 7_920)], assumptions: ['One rate.'] },
  detailed: null,
  instalmentCents: null,
  ...estimate,
});

const statementLine = (section: string, label: string, amountCents: number, isTotal = false) => ({
  key: `${section} ${label}`,
  section,
  label,
  amountCents,
  isTotal,
  formula: isTotal ? 'revenue − expenses' : 'the sum of your records',
  inputs: [],
});

export const aStatement = (
  statement: Partial<FinancialStatementView> = {},
): FinancialStatementView => ({
  id: anId(),
  professionalId: anId(),
  statementType: 'income_statement',
  year: 2026,
  period: 'annual',
  simplified: [
    statementLine('Revenue', 'Services', 45_000),
    statementLine('Result', 'Net income', 36_000, true),
  ],
  full: [
    statementLine('Revenue', 'Services', 45_000),
    statementLine('Result', 'Net income', 35_000, true),
  ],
  profitMargin: 80,
  generatedAt: '2026-11-20T10:00:00.000Z',
  ...statement,
});

export const aYear = (year: number, row: Partial<YearOverYearView> = {}): YearOverYearView => ({
  professionalId: anId(),
  year,
  totalRevenueCents: 45_000,
  totalExpensesCents: 9_000,
  netProfitCents: 36_000,
  profitMargin: 80,
  growthRate: null,
  ...row,
});

export const aDocument = (document: Partial<DocumentView> = {}): DocumentView => ({
  id: anId(),
  professionalId: anId(),
  documentName: 'Lease',
  documentType: 'contract',
  filePath: 'a/b.pdf',
  fileSize: 2_048,
  mimeType: 'application/pdf',
  year: 2024,
  tags: ['office'],
  notes: 'Of Main Street',
  scanStatus: 'clean',
  source: 'upload',
  voidReason: null,
  receiptOf: [],
  trashedAt: null,
  createdAt: '2026-11-02T10:00:00.000Z',
  ...document,
});

export const aQuarterPlan = (given: Partial<QuarterPlan> = {}): QuarterPlan => ({
  year: Number(dayIn(0).slice(0, 4)),
  asOf: dayIn(0),
  recordedNetCents: 36_000,
  comingIncomeCents: 0,
  comingDeductionsCents: 0,
  projectedNetCents: 36_000,
  nextPayment: null,
  dueDates: [dayIn(40)],
  work: [],
  hasMoreWork: false,
  sales: [],
  hasMoreSales: false,
  ...given,
});
