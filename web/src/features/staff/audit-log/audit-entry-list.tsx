import type { AuditLogEntry } from '@sidework/contracts/identity/staff/audit-log';
import { Rows } from '../../../ui/rows/rows.tsx';
import classes from './audit-entry.module.css';
import { AuditEntry } from './audit-entry.tsx';
import { groupRepeats } from './audit-repeats.ts';

export function AuditEntryList({ entries }: { entries: AuditLogEntry[] }) {
  return (
    <Rows label="Entries of the audit log">
      {groupRepeats(entries).map((repeats) => (
        <li key={repeats[0].id} className={classes.item}>
          <AuditEntry repeats={repeats} />
        </li>
      ))}
    </Rows>
  );
}
