import { type DiscoverOrder, discoverOrders } from '@sidework/contracts/network-chat/connections';
import { useSearchParams } from 'react-router-dom';
import { begin } from '../../features/kids/begin.ts';
import { useAudience } from '../../features/kids/use-audience.ts';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { AcceptedConnections } from '../../features/network/connection-list.tsx';
import { DiscoverFilters } from '../../features/network/discover-filters.tsx';
import { DiscoverList } from '../../features/network/discover-list.tsx';
import { Requests } from '../../features/network/request-list.tsx';
import { SafetyNotice } from '../../features/network/safety-notice.tsx';
import { useConnectionCounts } from '../../features/network/use-network.ts';
import { useTypedFilter } from '../../features/network/use-typed-filter.ts';
import { PersonName } from '../../features/people/person-name.tsx';
import { SafetyMenu } from '../../features/reports/report-choice.tsx';
import { countText } from '../../lib/count-text.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

const keys = ['discover', 'connections', 'requests'] as const;
type Key = (typeof keys)[number];

/** They keep a child from acting for other reasons than verification. */
const passing = ['quiet_hours', 'paused'];

/** The address keeps the search. */
export function NetworkPage() {
  const [address, setAddress] = useSearchParams();
  const chosen = keys.find((key) => key === address.get('tab')) ?? 'discover';
  const counts = useConnectionCounts();
  const audience = useAudience();
  const { hindrance } = useKidsGate();
  const nameOf = useNames();
  const choose = (key: Key) => setAddress(key === 'discover' ? {} : { tab: key });
  return (
    <Page
      title="Professional Network"
      purpose={
        audience === 'children'
          ? 'Meet other kids. A parent or guardian of each of you agrees first.'
          : 'Find people you work well with, and keep in touch with them.'
      }
    >
      {audience === 'children' && hindrance !== undefined && (
        <SafetyNotice isVerified={hindrance === null || passing.includes(hindrance)} />
      )}
      <Tabs
        label="Network"
        tabs={[
          { key: 'discover', label: 'Discover Professionals' },
          {
            key: 'connections',
            label: 'My Connections',
            ...(counts && { count: countText(counts.accepted) }),
          },
          {
            key: 'requests',
            label: 'Requests',
            ...(counts && { count: countText(counts.received) }),
          },
        ]}
        chosen={chosen}
        onChoose={choose}
      >
        {chosen === 'discover' && <Discover />}
        {chosen === 'connections' && (
          <AcceptedConnections
            nameOf={nameOf}
            discover={() => (
              <PlainButton onClick={() => choose('discover')}>Find people</PlainButton>
            )}
          />
        )}
        {chosen === 'requests' && <Requests begin={begin} nameOf={nameOf} />}
      </Tabs>
    </Page>
  );
}

/** Adults have a card that their name opens; of a child only the name is shown. */
function useNames() {
  const isAdult = useAudience() === 'adults';
  return (person: { id: string; fullName: string }) =>
    isAdult ? <PersonName person={person} /> : person.fullName;
}

function Discover() {
  const isAdult = useAudience() === 'adults';
  const nameOf = useNames();
  const [address, setAddress] = useSearchParams();
  const filters = {
    search: address.get('search') ?? '',
    place: address.get('place') ?? '',
    sort: discoverOrders.find((order) => order === address.get('sort')) ?? 'name',
  };

  const tell = (name: 'search' | 'place' | 'sort') => (text: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (text) next.set(name, text);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const search = useTypedFilter(filters.search, tell('search'));
  const place = useTypedFilter(filters.place, tell('place'));
  return (
    <>
      <DiscoverFilters
        search={search}
        place={place}
        {...(isAdult && {
          sort: {
            chosen: filters.sort,
            choose: (order: DiscoverOrder) => tell('sort')(order === 'name' ? '' : order),
          },
        })}
      />
      <DiscoverList
        filters={filters}
        clear={() => setAddress({})}
        begin={begin}
        nameOf={nameOf}
        more={(person, block) => <SafetyMenu person={person} block={block} />}
      />
    </>
  );
}
