import {
  type ChildConversations,
  type listChildConversations,
  listChildMessages,
} from '@sidework/contracts/network-chat/monitoring';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type useApi, usePages } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';

interface Props {
  childId: string;
  conversations: ReturnType<typeof useApi<typeof listChildConversations>>;
}

/** Each look is recorded, and the child knows that its messages can be read. */
export function ChildConversationSection({ childId, conversations }: Props) {
  const { data, error, mutate } = conversations;
  return (
    <SettingsSection
      title="Messages"
      purpose="Your child knows that you can read these. Each look is recorded."
    >
      {error && !data ? (
        <ErrorNotice error={error} onRetry={() => mutate()} />
      ) : !data ? (
        <RowsSkeleton rows={1} label="Loading the conversations" />
      ) : (
        <Stack gap="sm">
          <Held held={data.held} />
          {data.conversations.length === 0 ? (
            <Words>Your child has not written with other kids yet.</Words>
          ) : (
            <Rows label="Conversations of your child">
              {data.conversations.map((each) => (
                <Conversation key={each.person.id} childId={childId} {...each} />
              ))}
            </Rows>
          )}
          <Words>
            What is written about a job stands in its room, where you are too:{' '}
            <Link to={paths.chat()}>your messages</Link>.
          </Words>
        </Stack>
      )}
    </SettingsSection>
  );
}

function Held({ held }: Pick<ChildConversations, 'held'>) {
  if (held.length === 0) return null;
  return (
    <Stack gap="xs">
      <h3>Held back</h3>
      <p>These tell an address, a number, an e-mail or a link. Nobody was sent them.</p>
      <Rows label="Messages that were held back">
        {held.map(({ id, receiver, content, at }) => (
          <ListRow
            key={id}
            titleLook="plain"
            title={<LongText>{content}</LongText>}
            details={
              <>
                To {receiver?.fullName ?? 'a job room'} · <DateText moment={at} />
              </>
            }
          />
        ))}
      </Rows>
    </Stack>
  );
}

type ConversationProps = ChildConversations['conversations'][number] & { childId: string };

function Conversation({ childId, person, messageCount, lastMessageAt }: ConversationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ListRow
      lead={<PersonAvatar id={person.id} name={person.fullName} imageUrl={person.avatarUrl} />}
      title={person.fullName}
      details={
        <>
          {messageCount === 1 ? '1 message' : `${messageCount} messages`} ·{' '}
          <DateText moment={lastMessageAt} />
        </>
      }
      note={isOpen && <Messages childId={childId} person={person} />}
      action={
        <PlainButton
          variant="default"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Close' : 'Read'} the messages with ${person.fullName}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Read'}
        </PlainButton>
      }
    />
  );
}

function Messages({ childId, person }: Pick<ConversationProps, 'childId' | 'person'>) {
  const list = usePages(listChildMessages, { params: { childId, personId: person.id } });
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton rows={2} label="Loading the messages" />;
  return (
    <>
      <Rows label={`Messages with ${person.fullName}`}>
        {items.map(({ id, senderId, content, createdAt }) => (
          <ListRow
            key={id}
            titleLook="plain"
            title={<LongText>{content}</LongText>}
            details={
              <>
                {senderId === childId ? 'Your child' : person.fullName} ·{' '}
                <DateText moment={createdAt} />
              </>
            }
          />
        ))}
      </Rows>
      <LoadMore list={list} label="Load earlier messages" />
    </>
  );
}
