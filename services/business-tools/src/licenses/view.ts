import type { LicenseView } from '@sidework/contracts/business-tools/licenses';
import type { License } from './license.ts';

export function toLicenseView({
  remindOn: _own,
  version: _too,
  askedAt: _neither,
  holderName: _kept,
  ...license
}: License): LicenseView {
  return {
    ...license,
    checkedAt: license.checkedAt?.toISOString() ?? null,
    createdAt: license.createdAt.toISOString(),
    updatedAt: license.updatedAt.toISOString(),
  };
}
