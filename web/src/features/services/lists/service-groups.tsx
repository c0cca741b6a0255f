import type { ServiceView } from '@sidework/contracts/client-services/services';
import { type ReactNode, useState } from 'react';
import { Section } from '../../../ui/layout/section.tsx';
import { CardList } from '../../../ui/rows/card-list.tsx';
import { opensAtFirst, statesOf, wasNeverAgreed } from '../what-waits.ts';

interface Props {
  services: ServiceView[];
  side: 'client' | 'professional';
  /** Whether there are older ones, so that their number is not known. */
  hasMore: boolean;
  children: (service: ServiceView, isOpenAtFirst: boolean) => ReactNode;
}

/** A row of a further page is one of `earlier`. */
type Group = 'open' | 'finished' | 'never' | 'earlier';

/**
 * Open services come before ended ones, and those before services that were loaded later. A service
 * keeps its first place, since a card that moved at a click would lose its focus.
 */
export function ServiceGroups({ services, side, hasMore, children }: Props) {
  const [known, setKnown] = useState<ReadonlyMap<string, Group>>(new Map());
  const last = services.findLastIndex(({ id }) => known.has(id));
  const added = services.flatMap((service, index): [string, Group][] => {
    if (known.has(service.id)) return [];
    return [[service.id, last >= 0 && index > last ? 'earlier' : groupOf(service, side)]];
  });
  if (added.length > 0) setKnown(new Map([...known, ...added]));

  const of = (group: Group) => services.filter(({ id }) => known.get(id) === group);
  const [open, finished, never] = [of('open'), of('finished'), of('never')];
  const earlier = of('earlier');
  const first = opensAtFirst([...open, ...finished, ...never, ...earlier], side);
  const isWhole = !hasMore && earlier.length === 0;
  const section = (title: string, items: ServiceView[]) =>
    items.length > 0 && (
      <Section title={isWhole ? `${title} (${items.length})` : title}>
        <CardList label={`${title} services`} items={items} isRuled>
          {(service) => children(service, service.id === first)}
        </CardList>
      </Section>
    );
  return (
    <>
      {section('Open', open)}
      {section('Finished', finished)}
      {section('Not agreed to', never)}
      {section('Earlier', earlier)}
    </>
  );
}

function groupOf(service: ServiceView, side: Props['side']): Group {
  if (wasNeverAgreed(service)) return 'never';
  return isOver(service, side) ? 'finished' : 'open';
}

/** Done or cancelled, with no money, answer or decision to come. */
const isOver = (service: ServiceView, side: Props['side']) =>
  service.status !== 'in_progress' && statesOf(service, side).length === 1;
