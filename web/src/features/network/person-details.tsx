import type { ShownPerson } from '@sidework/contracts/network-chat/connections';
import { useSession } from '../../lib/session.ts';

/** The trade, the place and the rating. Children meet children alone, who are no professionals. */
export function PersonDetails({ person }: { person: ShownPerson }) {
  const isForChild = useSession()?.viewer.accountType === 'sidework_kids';
  const { profession, location, rating } = person;
  return [
    profession ?? (isForChild ? null : 'Professional'),
    location,
    rating !== null && `${rating.toFixed(1)} ★`,
  ]
    .filter(Boolean)
    .join(' · ');
}
