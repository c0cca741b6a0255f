import type { LicenseView } from '@sidework/contracts/business-tools/licenses';
import type { licenses } from './table.ts';

type License = typeof licenses.$inferSelect;

export function toLicenseView({ remindOn: _own, version: _too, ...license }: License): LicenseView {
  return {
    ...license,
    createdAt: license.createdAt.toISOString(),
    updatedAt: license.updatedAt.toISOString(),
  };
}
