import { gigPriceText } from '@sidework/contracts/marketplace/gig-price';
import type { GigView, ProView } from '@sidework/contracts/marketplace/gigs';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Words } from '../../ui/words.tsx';

interface Props {
  pro: ProView;
  gigs: readonly GigView[];
}

/** What a stranger judges by first; figures of nothing are left out. */
export function ProFigures({ pro, gigs }: Props) {
  const { rating, reviewCount, completedServicesAsProfessional: completed, location } = pro;
  const [cheapest] = gigs
    .filter(({ priceCents }) => priceCents !== null)
    .toSorted((one, other) => (one.priceCents ?? 0) - (other.priceCents ?? 0));
  const facts: [string, ReactNode][] = [
    ['Rating', rating !== null && `${rating.toFixed(1)} of 5 (${reviewCount})`],
    ['Services completed', completed > 0 && completed],
    [gigs.length > 1 ? 'Prices from' : 'Price', cheapest && gigPriceText(cheapest)],
    ['Works in', rating === null && location],
    ['On Sidework since', rating === null && joinedIn(pro.id)],
  ];
  return (
    <Card>
      <FactGrid>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name}>
                <Words as="span" isStrong>
                  {value}
                </Words>
              </Fact>
            ),
        )}
      </FactGrid>
    </Card>
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });

/** An id of version 7 begins with the moment that it was made, in milliseconds; others tell none. */
export function joinedIn(id: string): string | undefined {
  const digits = id.replaceAll('-', '');
  return digits[12] === '7' ? month.format(Number.parseInt(digits.slice(0, 12), 16)) : undefined;
}
