import type { AuditLogEntry } from '@sidework/contracts/identity/audit-log';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { exactText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Words } from '../../ui/words.tsx';
import { actionText } from './audit-actions.ts';
import classes from './audit-entry.module.css';
import type { Repeats } from './audit-repeats.ts';

/** An entry, or several of the same act as one. */
export function AuditEntry({ repeats }: { repeats: Repeats }) {
  const { at, action, outcome } = repeats[0];
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = isOpen ? 'Less' : 'More';
  return (
    <article>
      <div className={classes.row}>
        <div className={classes.text}>
          <Row gap="xs">
            <h2 className={classes.title}>
              <Words as="span" {...(isLook(repeats[0]) ? { tone: 'soft' } : { isStrong: true })}>
                {actionText(action)}
              </Words>
            </h2>
            {outcome === 'denied' && <Chip meaning="error">Denied</Chip>}
          </Row>
          <Who entry={repeats[0]} times={repeats.length} />
        </div>
        <time dateTime={at} className={classes.at}>
          {exactText(at)}
        </time>
        <PlainButton
          variant="subtle"
          size="sm"
          aria-label={`${label}: ${actionText(action)}, ${exactText(at)}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </PlainButton>
      </div>
      <div id={id} hidden={!isOpen} className={classes.more}>
        <Stack gap="sm">
          {repeats.map((entry) => (
            <EntryFacts key={entry.id} entry={entry} />
          ))}
        </Stack>
      </div>
    </article>
  );
}

/** Most entries are looks without a reason; what was decided or opened for one stands out among them. */
const isLook = ({ action, reason, outcome }: AuditLogEntry) =>
  /_(read|listed)$/.test(action) && !reason && outcome === 'done';

function Who({ entry, times }: { entry: AuditLogEntry; times: number }) {
  const { actorId, actorName, targetId, targetName, reason } = entry;
  return (
    <Words isSmall>
      By <Person id={actorId} name={actorName} />
      {(targetId || targetName) && (
        <>
          , about {targetName ? <Person id={targetId} name={targetName} /> : 'somebody who is gone'}
        </>
      )}
      {times > 1 && ` · ${times} times`}
      {reason && ` · Reason: ${reason}`}
    </Words>
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
