import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';
import { Rows } from '../../ui/rows.tsx';
import classes from './audit-entry.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { visitsOf } from './audit-visits.ts';

export function AuditEntryList({ entries }: { entries: AuditLogEntry[] }) {
  return (
    <Rows label="Entries of the audit log">
      {visitsOf(entries).map((visit) => (
        <li key={visit[0].id} className={classes.item}>
          <AuditEntry visit={visit} />
        </li>
      ))}
    </Rows>
  );
}
