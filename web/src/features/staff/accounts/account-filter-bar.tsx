import { roles } from '@sidework/contracts/identity/profiles/account-types';
import { type SyntheticEvent, useState } from 'react';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { FieldWithButton, FilterLine, FilterPart } from '../../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../../ui/fields/plain-fields.tsx';
import type { AccountFilters } from './account-filters.ts';
import { accountTypeOptions, roleTexts } from './role-texts.ts';

interface Props {
  filters: AccountFilters;
  onChange: (part: Partial<AccountFilters>) => void;
}

/** As the contract bounds it. */
const longestSearch = 254;

const anyType = [{ value: '' as const, label: 'All' }, ...accountTypeOptions];
const anyRole = [
  { value: '' as const, label: 'All' },
  ...roles.map((value) => ({ value, label: roleTexts[value] })),
];
const anyStanding = [
  { value: '' as const, label: 'All' },
  { value: 'open' as const, label: 'Not banned' },
  { value: 'banned' as const, label: 'Banned' },
];

/** Searched when it is asked for, not while it is typed: each search is recorded. */
export function AccountFilterBar({ filters, onChange }: Props) {
  const [search, setSearch] = useState(filters.search);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onChange({ search: search.trim() });
  }

  return (
    <search>
      <form onSubmit={submit}>
        <FilterLine>
          <FieldWithButton>
            <SearchField
              label="Search accounts"
              placeholder="Name, full email or id"
              maxLength={longestSearch}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <PlainButton type="submit" variant="default">
              Search
            </PlainButton>
          </FieldWithButton>
          <FilterPart width="third">
            <ChoiceField
              label="Type"
              options={anyType}
              value={filters.accountType}
              onChange={(accountType) => onChange({ accountType })}
            />
          </FilterPart>
          <FilterPart width="third">
            <ChoiceField
              label="Role"
              options={anyRole}
              value={filters.role}
              onChange={(role) => onChange({ role })}
            />
          </FilterPart>
          <FilterPart width="third">
            <ChoiceField
              label="Standing"
              options={anyStanding}
              value={filters.standing}
              onChange={(standing) => onChange({ standing })}
            />
          </FilterPart>
        </FilterLine>
      </form>
    </search>
  );
}
