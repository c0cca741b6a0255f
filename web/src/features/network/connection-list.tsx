import type { ConnectionView, ShownPerson } from '@sidework/contracts/network-chat/connections';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { PersonDetails } from './person-details.tsx';
import { useConnections } from './use-network.ts';

type NameOf = (person: ShownPerson) => ReactNode;

interface Props {
  discover: () => ReactNode;
  /** The name, which leads to what is known of an adult. */
  nameOf: NameOf;
}

/** The people that the viewer is connected with, whichever of the two asked. */
export function AcceptedConnections({ discover, nameOf }: Props) {
  const list = useConnections('accepted');
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading connections" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="people"
        title="No connections yet"
        text="Your connections show up here once a request is accepted."
      >
        {discover()}
      </EmptyState>
    );
  return (
    <>
      <Rows label="Connections">
        {items.map((connection) => (
          <Connection
            key={connection.id}
            connection={connection}
            nameOf={nameOf}
            remove={() => list.remove(connection.id)}
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load more connections" />
    </>
  );
}

function Connection({
  connection: { person },
  nameOf,
  remove,
}: {
  connection: ConnectionView;
  nameOf: NameOf;
  remove: () => Promise<unknown>;
}) {
  const { id, fullName, avatarUrl } = person;
  return (
    <ListRow
      lead={<PersonAvatar id={id} name={fullName} imageUrl={avatarUrl} />}
      title={nameOf(person)}
      details={<PersonDetails person={person} />}
      action={
        <Row gap="xs">
          <LinkButton variant="default" to={paths.chat(id)}>
            Message<VisuallyHidden> {fullName}</VisuallyHidden>
          </LinkButton>
          <AskedButton
            label="Remove"
            name={fullName}
            title={`Remove ${fullName}?`}
            confirmLabel="Remove"
            done={`${fullName} is removed`}
            act={remove}
            messageOf={messageOf}
          >
            You are connected no more. {fullName} is not told, and either of you can ask again.
          </AskedButton>
        </Row>
      }
    />
  );
}
