import { listEvents } from '@sidework/contracts/education-events/event-listings';
import {
  type EventCategory,
  type EventPrice,
  eventCategories,
  eventPrices,
} from '@sidework/contracts/education-events/event-options';
import { optionIn, useAddressFilters } from '../../lib/address-filters.ts';
import { usePages } from '../../lib/api.ts';

interface Filters {
  search: string;
  category: EventCategory | '';
  price: EventPrice | '';
  forYoungPeople: 'true' | '';
}

const readFilters = (address: URLSearchParams): Filters => ({
  search: address.get('search') ?? '',
  category: optionIn(eventCategories, address.get('category')),
  price: optionIn(eventPrices, address.get('price')),
  forYoungPeople: optionIn(['true'] as const, address.get('forYoungPeople')),
});

/** Upcoming events as the address asks for them. */
export function useEvents() {
  const { isNarrowed, ...narrowing } = useAddressFilters({ read: readFilters });
  const { search, category, price, forYoungPeople } = narrowing.filters;
  const query = {
    ...(search && { search }),
    ...(category && { category }),
    ...(price && { price }),
    ...(forYoungPeople && { forYoungPeople: true }),
  };
  const list = usePages(listEvents, { query }, { isLive: true });
  return { ...list, ...narrowing, isFiltered: isNarrowed };
}
