import type { DiscoverOrder } from '@sidework/contracts/network-chat/connections';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../ui/fields/plain-fields.tsx';

interface Box {
  typed: string;
  type: (text: string) => void;
  settle: () => void;
}

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'nearby', label: 'Near you' },
  { value: 'together', label: 'Worked with you' },
] as const satisfies { value: DiscoverOrder; label: string }[];

interface Props {
  search: Box;
  place: Box;
  /** Absent for children, who are listed by name. */
  sort?: { chosen: DiscoverOrder; choose: (order: DiscoverOrder) => void };
}

/** By name or profession, and by place. */
export function DiscoverFilters({ search, place, sort }: Props) {
  return (
    <FilterBar label="Find people">
      <SearchField
        label="Name or profession"
        placeholder="Search professionals by name or profession..."
        maxLength={100}
        value={search.typed}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onBlur={search.settle}
      />
      <SearchField
        label="City or state"
        placeholder="Anywhere"
        maxLength={100}
        value={place.typed}
        onChange={({ currentTarget }) => place.type(currentTarget.value)}
        onBlur={place.settle}
      />
      {sort && (
        <ChoiceField label="Sort by" options={orders} value={sort.chosen} onChange={sort.choose} />
      )}
    </FilterBar>
  );
}
