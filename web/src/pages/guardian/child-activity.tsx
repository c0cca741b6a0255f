import { listChildServices } from '@sidework/contracts/client-services/services';
import { listChildProposals } from '@sidework/contracts/marketplace/proposals';
import { listChildConnections } from '@sidework/contracts/network-chat/connections';
import { listChildConversations } from '@sidework/contracts/network-chat/monitoring';
import { lazy, Suspense, useState } from 'react';
import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { ChildRequests } from '../../features/guardian-requests/child-requests.tsx';
import { useGuardianRequests } from '../../features/guardian-requests/use-guardian-requests.ts';
import { ChildContacts } from '../../features/guardians/child-contacts.tsx';
import { ChildProposalSection } from '../../features/proposals/child-proposal-section.tsx';
import { useApi, usePages } from '../../lib/api.ts';
import { ButtonRow } from '../../ui/button-row.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Words } from '../../ui/words.tsx';

const ChildServiceSection = lazy(async () => ({
  default: (await import('../../features/services/child-service-section.tsx')).ChildServiceSection,
}));

/** The parts ask for the same at the same time, so each look is recorded once. */
function useActivity(childId: string) {
  const params = { childId };
  const { requests } = useGuardianRequests(childId);
  const connections = useApi(listChildConnections, { params }).data;
  const written = useApi(listChildConversations, { params }).data;
  const proposals = usePages(listChildProposals, { params }).items;
  const services = usePages(listChildServices, { params }).items;
  const lists = [
    ...[requests, connections?.items, written?.conversations, written?.held],
    ...[proposals, services],
  ];
  return {
    isQuiet:
      lists.every((list) => list?.length === 0) && connections?.hasStandingApproval === false,
    summary: [
      counted(
        requests?.filter(({ status }) => status === 'awaiting_guardian'),
        ['request waits for you', 'requests wait for you'],
      ),
      counted(
        connections?.items.filter(({ waitsForYou }) => waitsForYou),
        ['connection waits for you', 'connections wait for you'],
      ),
      counted(
        services?.filter(({ status }) => status === 'in_progress'),
        ['job under way', 'jobs under way'],
      ),
    ].flatMap((part) => part ?? []),
  };
}

function counted(list: unknown[] | undefined, [one, many]: [string, string]) {
  if (!list?.length) return undefined;
  return list.length === 1 ? `1 ${one}` : `${list.length} ${many}`;
}

/** What a child does here; the parts that may wait for its guardian come first. Five empty parts are one calm state. */
export function ChildActivity({ childId }: { childId: string }) {
  const { isQuiet, summary } = useActivity(childId);
  const [isWhole, setWhole] = useState(false);
  if (isQuiet && !isWhole)
    return (
      <EmptyState
        scene="calendar"
        title="Nothing here yet"
        text="What your child asks for, whom it knows, what it writes and where it works will stand here. Meanwhile you can set what it may do."
      >
        <ButtonRow>
          <LinkButton to="?part=rules" variant="default">
            Set the rules
          </LinkButton>
          <PlainButton variant="subtle" onClick={() => setWhole(true)}>
            Show the empty parts
          </PlainButton>
        </ButtonRow>
      </EmptyState>
    );
  return (
    <Stack gap="xs">
      {summary.length > 0 && <Words isStrong>{summary.join(' · ')}</Words>}
      {/* In a box of their own, so that the first of them draws no rule below the line. */}
      <div>
        <ChildHires childId={childId} />
        <ChildRequests childId={childId} />
        <ChildContacts childId={childId} />
        <ChildProposalSection childId={childId} />
        <Suspense fallback={<ListSkeleton rows={1} label="Loading the work" />}>
          <ChildServiceSection childId={childId} />
        </Suspense>
      </div>
    </Stack>
  );
}
