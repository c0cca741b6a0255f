import { saveSearch } from '@sidework/contracts/marketplace/saved-searches';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { SaveSearchButton } from '../../ui/notices/save-search-button.tsx';
import { distanceOf, type GigFilters } from './gig-filters.ts';

/** For adults who are signed in, once there is something to search for. */
export function SaveGigSearch({ filters }: { filters: GigFilters }) {
  const viewer = useSession()?.viewer;
  const { search, category, near, upTo, rating, licensed } = filters;
  if (!viewer || viewer.accountType === 'sidework_kids') return null;
  if (!search && !category && !near) return null;
  const body = {
    things: 'gigs' as const,
    search,
    ...(category && { category }),
    ...(near && { near, withinMiles: Number(distanceOf(filters)) }),
    ...(upTo && { maxPriceCents: Number(upTo) * 100 }),
    ...(rating && { minRating: Number(rating) }),
    ...(licensed && { isLicensed: true }),
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
