import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';
import classes from './audit-entry.module.css';
import { AuditEntry } from './audit-entry.tsx';

export function AuditEntryList({ entries }: { entries: AuditLogEntry[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
    <ul role="list" aria-label="Entries of the audit log" className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.item}>
          <AuditEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}
