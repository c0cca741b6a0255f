import type { AuditLogEntry } from '@sidework/contracts/identity/staff/audit-log';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { nameOfThing, pathOfThing } from '../../../lib/reported-things.ts';

/** A decision about money is about the work, not about either of its sides. */
export const isAboutWork = ({ action }: AuditLogEntry) => action === 'dispute_settled';

/** The gig, job, event, course, license or disputed work, so that its reader can open what there is of it. */
export function AuditSubject({ entry }: { entry: AuditLogEntry }) {
  const { thing, subjectId, title, licenseId, name } = entry.details;
  if (typeof thing === 'string' && typeof subjectId === 'string') {
    const path = pathOfThing(thing, subjectId);
    const text = typeof title === 'string' ? title : (nameOfThing(thing) ?? thing);
    return <> · {path ? <Link to={path}>{text}</Link> : text}</>;
  }
  if (isAboutWork(entry)) return <Work details={entry.details} />;
  if (!licenseId || typeof name !== 'string') return null;
  // A refused license stands in no list; its holder does.
  if (entry.action === 'license_refused' || !entry.targetName) return <> · {name}</>;
  return (
    <>
      {' · '}
      <Link to={paths.licensesFound(`${entry.targetName} ${name}`)}>{name}</Link>
    </>
  );
}

/** Staff no longer open decided work between adults, but its two sides. */
function Work({ details: { title, clientId, professionalId } }: Pick<AuditLogEntry, 'details'>) {
  if (typeof title !== 'string') return null;
  if (typeof clientId !== 'string' || typeof professionalId !== 'string') return <> · {title}</>;
  return (
    <>
      {` · ${title}: `}
      <Link to={paths.account(clientId)}>client</Link>
      {' and '}
      <Link to={paths.account(professionalId)}>professional</Link>
    </>
  );
}
