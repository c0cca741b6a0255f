import type { ShownPerson } from '@sidework/contracts/network-chat/connections';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { act } from './act.ts';
import { PersonDetails } from './person-details.tsx';
import { useConnections } from './use-network.ts';

interface Props {
  begin: (action: () => void) => void;
  /** The name, which leads to what is known of an adult. */
  nameOf: (person: ShownPerson) => ReactNode;
}

/** Requests to the viewer come above the viewer's own. */
export function Requests({ begin, nameOf }: Props) {
  return (
    <Stack gap="lg">
      <ReceivedRequests begin={begin} nameOf={nameOf} />
      <SentRequests nameOf={nameOf} />
    </Stack>
  );
}

function ReceivedRequests({ begin, nameOf }: Props) {
  const list = useConnections('received');
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton rows={2} label="Loading requests" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="mailbox"
        title="No pending connection requests"
        text="Connection requests show up here until you answer them."
      />
    );
  return (
    <>
      <Rows label="Requests">
        {items.map(({ id, person, createdAt }) => (
          <ListRow
            key={id}
            lead={
              <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
            }
            title={nameOf(person)}
            details={
              <>
                <PersonDetails person={person} /> · Asked <DateText moment={createdAt} />
              </>
            }
            action={
              <Row gap="xs">
                <PlainButton
                  variant="default"
                  aria-label={`Decline ${person.fullName}`}
                  onClick={() => void act(() => list.decline(id), 'Connection rejected!')}
                >
                  Decline
                </PlainButton>
                <PlainButton
                  variant="light"
                  aria-label={`Accept ${person.fullName}`}
                  onClick={() =>
                    begin(() => void act(() => list.accept(id), 'Connection accepted!'))
                  }
                >
                  Accept
                </PlainButton>
              </Row>
            }
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more requests" />
    </>
  );
}

function SentRequests({ nameOf }: Pick<Props, 'nameOf'>) {
  const list = useConnections('sent');
  const { items } = list;
  if (!items || items.length === 0) return null;
  return (
    <Section title="Requests you sent">
      <Rows label="Requests you sent">
        {items.map(({ id, person, createdAt, waitsForGuardians }) => (
          <ListRow
            key={id}
            lead={
              <PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />
            }
            title={nameOf(person)}
            details={
              <>
                {waitsForGuardians ? (
                  'A parent or guardian of each of you has to agree first'
                ) : (
                  <PersonDetails person={person} />
                )}{' '}
                · Sent <DateText moment={createdAt} />
              </>
            }
            action={
              <PlainButton
                variant="default"
                aria-label={`Withdraw the request to ${person.fullName}`}
                onClick={() => void act(() => list.withdraw(id), 'Request withdrawn')}
              >
                Withdraw
              </PlainButton>
            }
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more sent requests" />
    </Section>
  );
}
