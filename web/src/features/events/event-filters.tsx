import { eventCategories, eventPrices } from '@sidework/contracts/education-events/event-options';
import { limits } from '@sidework/contracts/education-events/limits';
import { useSession } from '../../lib/session.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { ChoiceField, SearchField } from '../../ui/fields/plain-fields.tsx';
import type { useEvents } from './use-events.ts';

const all = { value: '' as const, label: 'All' };
const categories = [all, ...eventCategories.map((value) => ({ value, label: value }))];
const audiences = [all, { value: 'true' as const, label: 'For young people' }];
const priceLabels = { free: 'Free', paid: 'With a price' };
const prices = [all, ...eventPrices.map((value) => ({ value, label: priceLabels[value] }))];

export function EventFilters({ events }: { events: ReturnType<typeof useEvents> }) {
  const { filters, change } = events;
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  const search = useTypedSearch(filters.search, (words) => change({ search: words }));
  return (
    <FilterBar label="Filter events">
      <SearchField
        label="Search events"
        maxLength={limits.search}
        value={search.typed}
        onChange={({ currentTarget }) => search.type(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && search.settle()}
      />
      <ChoiceField
        label="Category"
        options={categories}
        value={filters.category}
        onChange={(category) => change({ category })}
      />
      <ChoiceField
        label="Price"
        options={prices}
        value={filters.price}
        onChange={(price) => change({ price })}
      />
      {!isChild && (
        <ChoiceField
          label="Audience"
          options={audiences}
          value={filters.forYoungPeople}
          onChange={(forYoungPeople) => change({ forYoungPeople })}
        />
      )}
    </FilterBar>
  );
}
