import type { ServiceView } from '@sidework/contracts/client-services/services';
import { type ReactNode, useState } from 'react';
import { CardList } from '../../ui/card-list.tsx';
import { Section } from '../../ui/section.tsx';
import { opensAtFirst, statesOf } from './what-waits.ts';

interface Props {
  services: ServiceView[];
  side: 'client' | 'professional';
  /** Whether there are older ones, so that their number is not known. */
  hasMore: boolean;
  children: (service: ServiceView, isOpenAtFirst: boolean) => ReactNode;
}

/**
 * What still wants something, before what is over. A service stays where it stood when it was first shown: a card that
 * moved away at a click would lose its focus.
 */
export function ServiceGroups({ services, side, hasMore, children }: Props) {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const added = services.filter(({ id }) => !known.has(id));
  if (added.length > 0)
    setKnown(new Map([...known, ...added.map((each) => [each.id, isOver(each, side)] as const)]));

  const open = services.filter(({ id }) => !known.get(id));
  const finished = services.filter(({ id }) => known.get(id));
  const first = opensAtFirst([...open, ...finished], side);
  const group = (title: string, items: ServiceView[]) =>
    items.length > 0 && (
      <Section title={hasMore ? title : `${title} (${items.length})`}>
        <CardList label={`${title} services`} items={items} isRuled>
          {(service) => children(service, service.id === first)}
        </CardList>
      </Section>
    );
  return (
    <>
      {group('Open', open)}
      {group('Finished', finished)}
    </>
  );
}

/** Done or cancelled, with no money, answer or decision to come. */
const isOver = (service: ServiceView, side: Props['side']) =>
  service.status !== 'in_progress' && statesOf(service, side).length === 1;
