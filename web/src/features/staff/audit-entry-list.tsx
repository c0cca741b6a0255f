import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';
import { Rows } from '../../ui/rows.tsx';
import classes from './audit-entry.module.css';
import { AuditEntry } from './audit-entry.tsx';

export function AuditEntryList({ entries }: { entries: AuditLogEntry[] }) {
  return (
    <Rows label="Entries of the audit log">
      {entries.map((entry) => (
        <li key={entry.id} className={classes.item}>
          <AuditEntry entry={entry} />
        </li>
      ))}
    </Rows>
  );
}
