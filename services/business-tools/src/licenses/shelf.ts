import type { LicenseForm } from '@sidework/contracts/business-tools/licenses';
import type { ExpiringShelf } from '../expiring-records/expiring-record.ts';
import { licenses } from './table.ts';

export const licenseShelf = {
  kind: 'license',
  table: licenses,
  missing: 'license_not_found',
  nameOf: ({ licenseName }) => licenseName,
} satisfies ExpiringShelf<LicenseForm>;
