import { listEvents } from '@sidework/contracts/education-events/event-listings';
import {
  type EventCategory,
  type EventPrice,
  eventCategories,
  eventPrices,
} from '@sidework/contracts/education-events/event-options';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '../../lib/api.ts';

/** What an address says that is none of the options filters nothing. */
const optionIn = <Option extends string>(options: readonly Option[], given: string | null) =>
  options.find((option) => option === given) ?? '';

interface Filters {
  search: string;
  category: EventCategory | '';
  price: EventPrice | '';
}

/** Upcoming events as the address asks for them. */
export function useEvents() {
  const [address, setAddress] = useSearchParams();
  const filters: Filters = {
    search: address.get('search') ?? '',
    category: optionIn(eventCategories, address.get('category')),
    price: optionIn(eventPrices, address.get('price')),
  };
  const { search, category, price } = filters;
  const query = {
    ...(search && { search }),
    ...(category && { category }),
    ...(price && { price }),
  };
  const list = usePages(listEvents, { query }, { isLive: true });
  function change(part: Partial<Filters>) {
    const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== '');
    setAddress(Object.fromEntries(next), { replace: true });
  }
  return {
    ...list,
    filters,
    isFiltered: Object.keys(query).length > 0,
    change,
    clear: () => setAddress({}, { replace: true }),
  };
}
