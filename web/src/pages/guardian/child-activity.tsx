import { listChildServices } from '@sidework/contracts/client-services/services';
import { listChildProposals } from '@sidework/contracts/marketplace/proposals';
import { listChildConversations } from '@sidework/contracts/network-chat/monitoring';
import { lazy, Suspense } from 'react';
import { ChildHires } from '../../features/child-hires/child-hires.tsx';
import { ChildRequests } from '../../features/guardian-requests/child-requests.tsx';
import { useGuardianRequests } from '../../features/guardian-requests/use-guardian-requests.ts';
import { ChildConnectionSection } from '../../features/guardians/child-connection-section.tsx';
import { ChildConversationSection } from '../../features/guardians/child-conversation-section.tsx';
import { ChildWordsSection } from '../../features/guardians/child-words-section.tsx';
import { useChildConnections } from '../../features/guardians/use-child-connections.ts';
import { useChildWords } from '../../features/guardians/use-child-words.ts';
import { ChildProposalSection } from '../../features/proposals/child-proposal-section.tsx';
import { useApi, usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

const ChildServiceSection = lazy(async () => ({
  default: (await import('../../features/services/child-service-section.tsx')).ChildServiceSection,
}));

/** Read once for all parts: that a guardian looked is recorded each time. */
function useActivity(childId: string) {
  const params = { childId };
  return {
    requests: useGuardianRequests(childId),
    connections: useChildConnections(childId),
    conversations: useApi(listChildConversations, { params }),
    words: useChildWords(childId),
    proposals: usePages(listChildProposals, { params }),
    services: usePages(listChildServices, { params }),
  };
}

type Activity = ReturnType<typeof useActivity>;

/** Each has come, or cannot be read. */
function isSettled(activity: Activity) {
  const { requests, connections, conversations, words, proposals, services } = activity;
  return [
    words.items ?? words.error,
    requests.requests ?? requests.error,
    connections.known ?? connections.error,
    conversations.data ?? conversations.error,
    proposals.items ?? proposals.error,
    services.items ?? services.error,
  ].every(Boolean);
}

function isQuiet({ requests, connections, conversations, words, proposals, services }: Activity) {
  const { conversations: written, held } = conversations.data ?? {};
  const lists = [requests.requests, connections.known?.items, written, held, words.items];
  return [...lists, proposals.items, services.items].every((list) => list?.length === 0);
}

interface Part {
  /** It is the part's anchor on the page. */
  anchor: string;
  text: string;
}

function summaryOf({ requests, connections, words, proposals, services }: Activity): Part[] {
  const withStatus = (status: 'awaiting_guardian' | 'submitted') =>
    proposals.items?.filter((proposal) => proposal.status === status);
  return [
    counted(
      'requests',
      requests.requests?.filter(({ status }) => status === 'awaiting_guardian'),
      ['request is waiting for you', 'requests are waiting for you'],
    ),
    counted(
      'connections',
      connections.known?.items.filter(({ waitsForYou }) => waitsForYou),
      ['connection is waiting for you', 'connections are waiting for you'],
    ),
    counted(
      'words',
      words.items?.filter(({ answer }) => answer === 'waiting'),
      ['text is waiting for you', 'texts are waiting for you'],
      words.hasMore,
    ),
    counted(
      'hires',
      withStatus('awaiting_guardian'),
      ['hire is waiting for you', 'hires are waiting for you'],
      proposals.hasMore,
    ),
    counted(
      'proposals',
      withStatus('submitted'),
      ['proposal is with a client', 'proposals are with clients'],
      proposals.hasMore,
    ),
    counted(
      'work',
      services.items?.filter(({ status }) => status === 'in_progress'),
      ['job under way', 'jobs under way'],
      services.hasMore,
    ),
  ].flatMap((part) => part ?? []);
}

/** A list with further pages counts only the loaded ones. */
function counted(
  anchor: string,
  list: unknown[] | undefined,
  [one, many]: [string, string],
  hasMore = false,
): Part | undefined {
  if (!list?.length) return undefined;
  const text = `${hasMore ? 'At least ' : ''}${list.length} ${list.length === 1 ? one : many}`;
  return { anchor, text };
}

/** Parts that may wait for the guardian come first; empty parts share one calm state. */
export function ChildActivity({ childId }: { childId: string }) {
  const activity = useActivity(childId);
  if (!isSettled(activity)) return <ListSkeleton rows={3} label="Loading what your child did" />;
  if (isQuiet(activity))
    return (
      <EmptyState
        scene="calendar"
        title="Nothing here yet"
        text="What your child asks for, who they know, what they write and where they work appears here. Meanwhile you can set what they may do."
      >
        <LinkButton to={paths.child(childId, { part: 'rules' })} variant="default">
          Set the rules
        </LinkButton>
      </EmptyState>
    );
  const summary = summaryOf(activity);
  return (
    <Stack gap="xs">
      {summary.length > 0 && (
        <Row gap="md">
          {summary.map(({ anchor, text }) => (
            <a key={text} href={`#${anchor}`}>
              {text}
            </a>
          ))}
        </Row>
      )}
      {/* In a box of their own, so that the first of them draws no rule below the line. */}
      <div id="hires" tabIndex={-1}>
        <ChildHires childId={childId} />
        <ChildRequests requests={activity.requests} />
        <ChildConnectionSection connections={activity.connections} />
        <Suspense fallback={<ListSkeleton rows={1} label="Loading the work" />}>
          <ChildServiceSection list={activity.services} />
        </Suspense>
        <ChildProposalSection childId={childId} list={activity.proposals} />
        <ChildConversationSection childId={childId} conversations={activity.conversations} />
        <ChildWordsSection words={activity.words} />
      </div>
    </Stack>
  );
}
