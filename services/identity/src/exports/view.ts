import type { DataExport } from '@sidework/contracts/identity/exports/exports';
import type { ShownExport } from './queries.ts';
import { namesOfServicesWithOwnData } from './services-with-own-data.ts';

/** Identity's own part is always ready; the others' parts are gone once the ZIP holds them. */
export function toDataExport({ gathered, ...row }: ShownExport): DataExport {
  const there = row.state === 'gathering' ? gathered : namesOfServicesWithOwnData;
  return {
    id: row.id,
    state: row.state,
    requestedAt: row.requestedAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    size: row.size,
    gathered: [
      'identity',
      ...namesOfServicesWithOwnData.filter((service) => there.includes(service)),
    ],
    awaited: ['identity', ...namesOfServicesWithOwnData],
  };
}
