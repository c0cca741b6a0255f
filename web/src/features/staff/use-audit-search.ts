import { searchAuditLog } from '@sidework/contracts/identity/staff';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '../../lib/api.ts';
import { type AuditFilters, readFilters, searchOf, writeFilters } from './audit-filters.ts';

/** Entries of the audit log as the address asks for them. */
export function useAuditSearch() {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const list = usePages(searchAuditLog, { query: searchOf(filters) });
  return {
    ...list,
    filters,
    isNarrowed: writeFilters(filters).size > 0,
    change: (part: Partial<AuditFilters>) =>
      setAddress(writeFilters({ ...filters, ...part }), { replace: true }),
    clear: () => setAddress({}, { replace: true }),
  };
}
