import { type SyntheticEvent, useState } from 'react';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { FieldWithButton, FilterPart } from '../../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../../ui/fields/plain-fields.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import type { AuditFilters } from './audit-filters.ts';
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
    <Row gap="xs">
      <Words>
        {actorId ? 'Done by' : 'Done to'} <strong>{name ?? (actorId || targetId)}</strong>
      </Words>
      <PlainButton
        variant="subtle"
        size="sm"
        onClick={() => onChange({ actorId: '', targetId: '' })}
      >
        Show everybody
      </PlainButton>
    </Row>
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
      <FieldWithButton onSubmit={submit}>
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
      </FieldWithButton>
      {(error || accounts) && (
        <FilterPart width="full">
          {error && <ErrorNotice error={error} />}
          {accounts?.length === 0 && <p role="status">Nobody found.</p>}
          {accounts && accounts.length > 0 && (
            <Rows label="People found">
              {accounts.map(({ id, fullName, email }) => (
                <ListRow
                  key={id}
                  title={fullName || id}
                  details={email}
                  action={
                    <ButtonRow>
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
                    </ButtonRow>
                  }
                />
              ))}
            </Rows>
          )}
        </FilterPart>
      )}
    </>
  );
}
