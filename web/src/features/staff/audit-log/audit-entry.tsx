import type { AuditLogEntry } from '@sidework/contracts/identity/staff/audit-log';
import { formatCents } from '@sidework/contracts/kernel/money';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { exactText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Fact, FactGrid } from '../../../ui/figures/fact-grid.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { actionText, looksText } from './audit-actions.ts';
import classes from './audit-entry.module.css';
import { isLook, type Repeats } from './audit-repeats.ts';
import { AuditSubject, isAboutWork } from './audit-subject.tsx';

/** In the reader's own zone; the second and UTC stand under More. */
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An entry, or several as one. */
export function AuditEntry({ repeats }: { repeats: Repeats }) {
  const { at, outcome } = repeats[0];
  const title = titleOf(repeats);
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
                {title}
              </Words>
            </h2>
            {outcome === 'denied' && <Chip meaning="error">Denied</Chip>}
          </Row>
          <Who entry={repeats[0]} times={repeats.length} />
        </div>
        <time dateTime={at} title={exactText(at)} className={classes.at}>
          {minute.format(new Date(at))}
        </time>
        <PlainButton
          variant="subtle"
          size="sm"
          aria-label={`${label}: ${title}, ${exactText(at)}`}
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

function titleOf(repeats: Repeats) {
  const [{ action, targetName }] = repeats;
  const acts = repeats.map((entry) => entry.action);
  const isMixed = acts.some((act) => act !== action);
  return isMixed ? looksText(acts, targetName ?? 'a deleted child account') : actionText(action);
}

function Who({ entry, times }: { entry: AuditLogEntry; times: number }) {
  const { actorId, actorName, targetId, targetName, reason } = entry;
  const isAboutPerson = (targetId || targetName) && !isAboutWork(entry);
  return (
    <Words isSmall>
      By <Person id={actorId} name={actorName} />
      {isAboutPerson && (
        <>
          , about {targetName ? <Person id={targetId} name={targetName} /> : 'someone who is gone'}
        </>
      )}
      <AuditSubject entry={entry} />
      {times > 1 && ` · ${times} times`}
      {reason && ` · Reason: ${reason}`}
    </Words>
  );
}

function EntryFacts({ entry }: { entry: AuditLogEntry }) {
  return (
    <FactGrid>
      <Fact name="Action">{actionText(entry.action)}</Fact>
      <Fact name="Recorded as">{entry.action}</Fact>
      <Fact name="When">{entry.at.replace('T', ' ').replace(/(\.\d+)?Z$/, ' UTC')}</Fact>
      <Fact name="Outcome">{entry.outcome === 'done' ? 'Done' : 'Denied'}</Fact>
      <Fact name="Service">{entry.service}</Fact>
      <Fact name="Request">{entry.requestId || 'None'}</Fact>
      <Fact name="Place in the chain">{entry.position ?? 'Not sealed yet'}</Fact>
      {isAboutWork(entry) && <Fact name="Work">{entry.targetId}</Fact>}
      {Object.entries(entry.details).map(([name, value]) => (
        <Fact key={name} name={amountNames[name] ?? name}>
          {name in amountNames ? formatCents(Number(value)) : textOf(value)}
        </Fact>
      ))}
    </FactGrid>
  );
}

const amountNames: Record<string, string> = {
  toClientCents: 'To the client',
  toProfessionalCents: 'To the professional',
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function Person({ id, name }: { id: string | null; name: string }) {
  return id ? <Link to={paths.account(id)}>{name}</Link> : <span>{name}</span>;
}
