import { expect, it } from 'vitest';
import { LicenseForm } from './licenses.ts';

const license = { licenseName: 'Master Plumber', licenseNumber: 'MP-1' };

it.each([
  ['2026-02-30', '2027-01-01', ['issueDate']],
  ['2025-02-29', '2027-01-01', ['issueDate']],
  ['2024-01-02', '2027-13-01', ['expiryDate']],
  ['1899-12-31', null, ['issueDate']],
  ['2024-01-02', '2200-01-01', ['expiryDate']],
  ['2027-01-02', '2027-01-01', ['expiryDate']],
  ['2024-02-29', '2027-01-01', []],
  ['2027-01-01', '2027-01-01', []],
  [null, null, []],
])('a license issued %s that expires %s is refused at %j', (issueDate, expiryDate, fields) => {
  const read = LicenseForm.safeParse({ ...license, issueDate, expiryDate });
  expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(fields);
});
