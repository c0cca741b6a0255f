import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { Card } from '../../ui/layout/card.tsx';
import { Words } from '../../ui/layout/words.tsx';

/** How far the professional goes, or the towns; nothing where the gig says neither. */
export function AreaServed({ gig: { offer, location } }: { gig: GigView }) {
  if (!offer) return null;
  const { areaMiles, areaTowns } = offer;
  if (areaMiles === null && areaTowns.length === 0) return null;
  const miles = areaMiles === 1 ? '1 mile' : `${areaMiles} miles`;
  return (
    <Card title="Area served">
      <Words>
        {areaMiles === null
          ? `Works in ${new Intl.ListFormat('en-US').format(areaTowns)}`
          : `Works within ${miles} of ${location ?? 'their town'}`}
      </Words>
    </Card>
  );
}
