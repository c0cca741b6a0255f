import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';
import { Link } from 'react-router-dom';
import { exactText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Words } from '../../ui/words.tsx';
import { actionText } from './audit-actions.ts';
import classes from './audit-entry.module.css';
import type { Repeats } from './audit-repeats.ts';

/** An entry, or several of the same act as one. */
export function AuditEntry({ repeats }: { repeats: Repeats }) {
  const { at, action, actorId, actorName, targetId, targetName, reason, outcome } = repeats[0];
  return (
    <article>
      <header className={classes.header}>
        <h2 className={classes.title}>{actionText(action)}</h2>
        {repeats.length > 1 && <Words tone="soft">{repeats.length} times</Words>}
        {outcome === 'denied' && <Chip meaning="error">Denied</Chip>}
        <time dateTime={at} className={classes.at}>
          {exactText(at)}
        </time>
      </header>
      <p className={classes.who}>
        By <Person id={actorId} name={actorName} />
        {(targetId || targetName) && (
          <>
            , about{' '}
            {targetName ? <Person id={targetId} name={targetName} /> : 'somebody who is gone'}
          </>
        )}
      </p>
      {reason && <p className={classes.who}>Reason: {reason}</p>}
      <details>
        <summary className={classes.summary}>More</summary>
        <Stack gap="sm">
          {repeats.map((entry) => (
            <EntryFacts key={entry.id} entry={entry} />
          ))}
        </Stack>
      </details>
    </article>
  );
}

function EntryFacts({ entry }: { entry: AuditLogEntry }) {
  return (
    <FactGrid>
      <Fact name="Action">{entry.action}</Fact>
      <Fact name="Outcome">{entry.outcome === 'done' ? 'Done' : 'Denied'}</Fact>
      <Fact name="Service">{entry.service}</Fact>
      <Fact name="Request">{entry.requestId || 'None'}</Fact>
      <Fact name="Place in the chain">{entry.position ?? 'Not sealed yet'}</Fact>
      {Object.entries(entry.details).map(([name, value]) => (
        <Fact key={name} name={name}>
          {typeof value === 'string' ? value : JSON.stringify(value)}
        </Fact>
      ))}
    </FactGrid>
  );
}

function Person({ id, name }: { id: string | null; name: string }) {
  return id ? <Link to={paths.account(id)}>{name}</Link> : <span>{name}</span>;
}
