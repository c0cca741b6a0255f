import type { ChildConnectionView } from '@sidework/contracts/network-chat/connections';
import { messageOf } from '../../lib/messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { ConnectionAnswer } from './connection-answer.tsx';
import type { useChildConnections } from './use-child-connections.ts';

export function ChildConnectionSection({ connections }: { connections: ChildConnections }) {
  const { known, error } = connections;
  return (
    <SettingsSection
      title="Connections"
      anchor="connections"
      purpose="With other kids only. A guardian of each agrees first."
    >
      {error && !known ? (
        <ErrorNotice error={error} onRetry={connections.reload} />
      ) : !known ? (
        <RowsSkeleton rows={1} label="Loading the connections" />
      ) : known.items.length === 0 ? (
        <Words>Your child is connected with nobody yet.</Words>
      ) : (
        <Rows label="Connections of your child">
          {known.items.map((each) => (
            <ChildConnection key={each.id} connection={each} {...connections} />
          ))}
        </Rows>
      )}
    </SettingsSection>
  );
}

type ChildConnections = ReturnType<typeof useChildConnections>;

interface Props extends Pick<ChildConnections, 'approve' | 'refuse' | 'remove'> {
  connection: ChildConnectionView;
}

function ChildConnection({ connection, approve, refuse, remove }: Props) {
  const { id, person, status, waitsForYou } = connection;
  const { fullName } = person;
  return (
    <ListRow
      lead={<PersonAvatar id={person.id} name={fullName} imageUrl={person.avatarUrl} />}
      title={fullName}
      details={[person.location, stateText(connection)].filter(Boolean).join(' · ')}
      action={
        waitsForYou ? (
          <ConnectionAnswer id={id} name={fullName} approve={approve} refuse={refuse} />
        ) : (
          status === 'accepted' && (
            <AskedButton
              label="End"
              size="sm"
              name={`the connection with ${fullName}`}
              title={`End the connection with ${fullName}?`}
              confirmLabel="End it"
              done="The connection has ended"
              act={() => remove(id)}
              messageOf={messageOf}
            >
              They can write to each other no more. What was written stays.
            </AskedButton>
          )
        )
      }
    />
  );
}

function stateText({ status, isRequester, waitsForYou }: ChildConnectionView): string {
  if (status === 'accepted') return 'Connected';
  if (waitsForYou)
    return isRequester ? 'Your child asks; waits for you' : 'Asks your child; waits for you';
  return 'Waits for an answer';
}
