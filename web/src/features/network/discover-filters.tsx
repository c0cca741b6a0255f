import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';

interface Box {
  typed: string;
  type: (text: string) => void;
  settle: () => void;
}

/** By name or profession, and by place. */
export function DiscoverFilters({ search, place }: { search: Box; place: Box }) {
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
    </FilterBar>
  );
}
