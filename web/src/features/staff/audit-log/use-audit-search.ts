import { type AuditLogEntry, searchAuditLog } from '@sidework/contracts/identity/staff/audit-log';
import { useAddressFilters, writeTexts } from '../../../lib/address-filters.ts';
import { usePages } from '../../../lib/api.ts';
import { type AuditFilters, readFilters, searchOf } from './audit-filters.ts';

/** Neighbouring looks are shown as one, so that fewer entries would not fill a screen. */
const perPage = 50;

/** Entries of the audit log as the address asks for them. */
export function useAuditSearch() {
  const { filters, change, clearBut } = useAddressFilters({ read: readFilters });
  const list = usePages(searchAuditLog, { query: { limit: perPage, ...searchOf(filters) } });
  return {
    ...list,
    filters,
    personName: nameIn(list.items, filters),
    isNarrowed: writeTexts({ ...filters, show: '' }).size > 0,
    hidesLooks: searchOf(filters).decisionsOnly === true,
    change,
    clear: () => clearBut({ show: filters.show }),
  };
}

/**
 * The name comes from the entries, because asking for the account would add an entry to the log.
 */
function nameIn(entries: AuditLogEntry[] = [], { actorId, targetId }: AuditFilters) {
  if (actorId) return entries.find((entry) => entry.actorId === actorId)?.actorName;
  return entries.find((entry) => entry.targetId === targetId)?.targetName ?? undefined;
}
