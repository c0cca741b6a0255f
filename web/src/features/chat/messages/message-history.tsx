import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { useEffect } from 'react';
import { wordsOf } from '../files/file-words.ts';
import { ArrivalAnnouncement } from '../log/arrival-announcement.tsx';
import { LogView } from '../log/log-view.tsx';
import { useFoundMessage } from '../log/use-found-message.ts';
import { useLogScroll } from '../log/use-log-scroll.ts';
import { useReadMarks } from '../log/use-read-marks.ts';
import { takeOut } from '../outbox/outbox.ts';
import { OutgoingBubble } from '../outbox/outgoing-bubble.tsx';
import type { useOutbox } from '../outbox/use-outbox.ts';
import type { MessageLog } from './message-log.ts';
import { MessageRow, type RowProps } from './message-row.tsx';
import type { useMessages } from './use-messages.ts';

interface Props {
  conversation: ConversationView;
  messages: ReturnType<typeof useMessages>;
  log: MessageLog;
  outbox: ReturnType<typeof useOutbox>;
  markRead: (upTo: number) => Promise<unknown>;
  row: RowProps;
  /** The number of a message that a jump led to. */
  found: number | undefined;
}

/** Messages are grouped by day, the newest last, with unsent ones at the end. */
export function MessageHistory(props: Props) {
  const { conversation, messages, log, outbox, markRead, row, found } = props;
  const { person, readByOtherUpTo } = conversation;
  const ids = new Set(log.items.map(({ id }) => id));
  const outgoing = outbox.outgoing.filter(({ id }) => !ids.has(id));
  const confirmed = outbox.outgoing.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const latest = log.items[0];
  const own = log.items.filter(({ senderId }) => senderId !== person.id);
  const marks = marksOf(own, readByOtherUpTo);
  const scroll = useLogScroll({
    oldest: log.items.at(-1)?.sequence,
    newest: outgoing.at(-1)?.id ?? latest?.id,
    isNewestOwn: outgoing.length > 0 || (latest !== undefined && latest === own[0]),
    onTop: () => void (!messages.olderError && messages.loadOlder()),
  });
  useReadMarks({
    unread: log.items.find(({ senderId, read }) => senderId === person.id && !read)?.sequence,
    isAtEnd: scroll.isAtEnd,
    markRead: async (upTo) => {
      await markRead(upTo);
      await messages.marked(upTo);
    },
  });
  // Another window of the viewer's, or an answer that was lost, has brought them.
  const confirmedIds = confirmed.join(' ');
  useEffect(() => {
    if (confirmedIds) takeOut(confirmedIds.split(' '));
  }, [confirmedIds]);

  useFoundMessage(scroll.box, found);

  return (
    <LogView
      label={`Messages with ${person.fullName}`}
      messages={log.items}
      older={{
        has: log.nextCursor !== null,
        error: messages.olderError,
        isLoading: messages.isLoadingOlder,
        load: messages.loadOlder,
      }}
      scroll={scroll}
      row={(message) => (
        <MessageRow
          key={message.id}
          {...row}
          message={message}
          mark={marks.get(message)}
          isFound={message.sequence === found}
          show={messages.show}
        />
      )}
      end={
        outgoing.length > 0 &&
        outgoing.map((entry) => (
          <OutgoingBubble
            key={entry.id}
            entry={entry}
            hold={outbox.hold}
            sendAgain={() => outbox.sendAgain(entry.id)}
          />
        ))
      }
      announcement={
        <ArrivalAnnouncement
          latest={latest && { id: latest.id, content: wordsOf(latest) }}
          isOwn={latest?.senderId !== person.id}
          sender={person.fullName}
        />
      }
    />
  );
}

/** How far the viewer's own messages have come: said of the last that was seen, and of the last one. */
function marksOf(own: MessageView[], readByOtherUpTo: number): Map<MessageView, string> {
  const seen = own.find(({ sequence, read }) => read || sequence <= readByOtherUpTo);
  return new Map([
    ...(own[0] ? [[own[0], 'Sent'] as const] : []),
    ...(seen ? [[seen, 'Seen'] as const] : []),
  ]);
}
