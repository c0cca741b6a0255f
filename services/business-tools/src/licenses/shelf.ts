import type { LicenseForm } from '@sidework/contracts/business-tools/licenses';
import type { ExpiringShelf } from '../expiring-records/expiring-record.ts';
import * as License from './license.ts';
import { tellQueue } from './needs.ts';
import { licenses } from './table.ts';
import { tellShown } from './tell-shown.ts';

export const licenseShelf = {
  kind: 'license',
  table: licenses,
  missing: 'license_not_found',
  nameOf: ({ licenseName }) => licenseName,
  blank: License.unchecked,
  edited: License.checkedAgain,
  async changed(tx, before, after, now) {
    await tellQueue(tx, before, after, now);
    await tellShown(tx, before, after, now);
  },
} satisfies ExpiringShelf<LicenseForm, License.License>;
