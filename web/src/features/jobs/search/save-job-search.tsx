import { saveSearch } from '@sidework/contracts/marketplace/saved-searches';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { SaveSearchButton } from '../../../ui/notices/save-search-button.tsx';
import type { JobFilters } from './job-filters.ts';

/** Saves the words, the category, the town and the budget; what an address alone knows is not kept. */
export function SaveJobSearch({ filters }: { filters: JobFilters }) {
  const { search, category, near, withinMiles, pays } = filters;
  if (!search && !category && !near) return null;
  const body = {
    things: 'jobs' as const,
    search,
    ...(category && { category }),
    ...(near && { near, withinMiles }),
    ...(pays && { minBudgetCents: Number(pays) * 100 }),
  };
  return (
    <SaveSearchButton
      key={JSON.stringify(body)}
      save={() => call(saveSearch, { body })}
      to={paths.saved}
      messageOf={messageOf}
    />
  );
}
