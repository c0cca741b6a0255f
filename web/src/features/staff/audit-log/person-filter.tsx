import { type SyntheticEvent, useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { SearchPart } from '../../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../../ui/fields/plain-fields.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import type { AuditFilters } from './audit-filters.ts';
import classes from './person-filter.module.css';
import { useFoundAccounts } from './use-found-accounts.ts';

interface Props {
  filters: AuditFilters;
  name: string | undefined;
  onChange: (part: Partial<AuditFilters>) => void;
}

/** A person matches either as the actor or as the target. */
export function PersonFilter({ filters, name, onChange }: Props) {
  const { actorId, targetId } = filters;
  if (!actorId && !targetId) return <Choice onChange={onChange} />;
  return (
    <div className={classes.chosen}>
      <p className={classes.text}>
        {actorId ? 'Done by' : 'Done to'} <strong>{name ?? (actorId || targetId)}</strong>
      </p>
      <PlainButton
        variant="subtle"
        size="sm"
        onClick={() => onChange({ actorId: '', targetId: '' })}
      >
        Show everybody
      </PlainButton>
    </div>
  );
}

function Choice({ onChange }: Pick<Props, 'onChange'>) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { accounts, error } = useFoundAccounts(search);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setSearch(typed.trim());
  }

  return (
    <>
      <SearchPart onSubmit={submit}>
        <SearchField
          label="Person"
          placeholder="Name or email"
          maxLength={254}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PlainButton type="submit" variant="default">
          Find person
        </PlainButton>
      </SearchPart>
      {(error || accounts) && (
        <div className={classes.results}>
          {error && <ErrorNotice error={error} />}
          {accounts?.length === 0 && <p role="status">Nobody found.</p>}
          {accounts && accounts.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes it for no list
            <ul role="list" aria-label="People found" className={classes.found}>
              {accounts.map(({ id, fullName, email }) => (
                <li key={id} className={classes.person}>
                  <span className={classes.text}>
                    {fullName || id}
                    {email && `, ${email}`}
                  </span>
                  <PlainButton
                    variant="default"
                    size="sm"
                    aria-label={`Done by ${fullName || id}`}
                    onClick={() => onChange({ actorId: id })}
                  >
                    Done by
                  </PlainButton>
                  <PlainButton
                    variant="default"
                    size="sm"
                    aria-label={`Done to ${fullName || id}`}
                    onClick={() => onChange({ targetId: id })}
                  >
                    Done to
                  </PlainButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
