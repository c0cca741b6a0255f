import { needText } from '@sidework/contracts/network-chat/need-kinds';
import type { TodayItem } from '@sidework/contracts/network-chat/today';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { ConnectionAnswer } from './connection-answer.tsx';
import { useConnectionAnswers } from './use-child-connections.ts';

/** As the contract forms the id. */
const connectionOf = ({ id }: TodayItem) => id.split(' ')[1] ?? '';

/** Out of Today, since each look at the list of a child is recorded. */
export function WaitingConnections({ items }: { items: readonly TodayItem[] }) {
  const waiting = items.filter(
    ({ kind }) => kind === 'child_connects' || kind === 'child_asked_to_connect',
  );
  if (waiting.length === 0) return null;
  return (
    <Section title="Connections that wait for your yes">
      <Rows label="Connections that wait for your yes">
        {waiting.map((item) => (
          <WaitingConnection key={item.id} item={item} />
        ))}
      </Rows>
    </Section>
  );
}

function WaitingConnection({ item }: { item: TodayItem }) {
  const { kind, actor, other, title, path, since } = item;
  const answers = useConnectionAnswers();
  const name = actor?.fullName ?? 'Your child';
  // The guardian decides about the other child.
  const shown = other ?? actor;
  return (
    <ListRow
      titleLook="plain"
      lead={
        shown && <PersonAvatar id={shown.id} name={shown.fullName} imageUrl={shown.avatarUrl} />
      }
      title={needText(kind, { name, title })}
      to={path}
      details={
        <>
          {other && `${['Kids account', other.location].filter(Boolean).join(', ')} · `}
          They can write to each other once both families agree · <DateText moment={since} />
        </>
      }
      action={<ConnectionAnswer id={connectionOf(item)} name={title} {...answers} />}
    />
  );
}
