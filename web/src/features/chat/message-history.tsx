import type { ConversationView } from '@sidework/contracts/network-chat/conversations';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { byDay, dayName } from '../../lib/days.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { ArrivalAnnouncement } from './arrival-announcement.tsx';
import { MessageBubble } from './message-bubble.tsx';
import classes from './message-history.module.css';
import type { MessageLog } from './message-log.ts';
import { takeOut } from './outbox.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import type { useMessages } from './use-messages.ts';
import type { useOutbox } from './use-outbox.ts';
import { useReadMarks } from './use-read-marks.ts';

interface Props {
  conversation: ConversationView;
  messages: ReturnType<typeof useMessages>;
  log: MessageLog;
  outbox: ReturnType<typeof useOutbox>;
  markRead: (upTo: number) => Promise<unknown>;
}

/** What was written, by days, the newest at the end, with what is still on its way. */
export function MessageHistory({ conversation, messages, log, outbox, markRead }: Props) {
  const { person, readByOtherUpTo } = conversation;
  const ids = new Set(log.items.map(({ id }) => id));
  const outgoing = outbox.outgoing.filter(({ id }) => !ids.has(id));
  const confirmed = outbox.outgoing.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const latest = log.items[0];
  const hadButton = useRef(false);
  const own = log.items.filter(({ senderId }) => senderId !== person.id);
  const marks = marksOf(own, readByOtherUpTo);
  const { box, follow, arrive, isAtEnd, hasNews, scrollToEnd } = useLogScroll({
    oldest: log.items.at(-1)?.sequence,
    newest: outgoing.at(-1)?.id ?? latest?.id,
    isNewestOwn: outgoing.length > 0 || (latest !== undefined && latest === own[0]),
    onTop: () => void (!messages.olderError && messages.loadOlder()),
  });
  useReadMarks({
    personId: person.id,
    log,
    isAtEnd,
    markRead: async (upTo) => {
      await markRead(upTo);
      await messages.marked(upTo);
    },
  });
  // With the last page the button that asked for it is gone.
  const isWhole = log.nextCursor === null;
  useEffect(() => {
    if (isWhole && hadButton.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    hadButton.current = !isWhole;
  }, [isWhole, box]);
  // Another window of the viewer's, or an answer that was lost, has brought them.
  const confirmedIds = confirmed.join(' ');
  useEffect(() => {
    if (confirmedIds) takeOut(confirmedIds.split(' '));
  }, [confirmedIds]);

  return (
    <div className={classes.place}>
      <section
        ref={box}
        aria-label={`Messages with ${person.fullName}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className={classes.log}
        onScroll={follow}
        onScrollEnd={arrive}
      >
        {log.nextCursor && (
          <div className={classes.older}>
            {messages.olderError ? (
              <ErrorNotice error={messages.olderError} onRetry={messages.loadOlder} />
            ) : (
              <PlainButton
                variant="subtle"
                size="sm"
                isBusy={messages.isLoadingOlder}
                onClick={() => void messages.loadOlder()}
              >
                Earlier messages
              </PlainButton>
            )}
          </div>
        )}
        {byDay(log.items.toReversed()).map(({ moment, items }) => (
          <div key={new Date(moment).toDateString()}>
            <h3 className={classes.day}>{dayName(moment)}</h3>
            <ol className={classes.list}>
              {items.map((message) => (
                <MessageBubble
                  key={message.id}
                  message={message}
                  person={person}
                  mark={marks.get(message)}
                />
              ))}
            </ol>
          </div>
        ))}
        {outgoing.length > 0 && (
          <ol className={classes.list}>
            {outgoing.map((entry) => (
              <OutgoingBubble
                key={entry.id}
                entry={entry}
                hold={outbox.hold}
                sendAgain={() => outbox.sendAgain(entry.id)}
              />
            ))}
          </ol>
        )}
      </section>
      {hasNews && (
        <div className={classes.news}>
          <PlainButton size="sm" onClick={scrollToEnd}>
            <IconArrowDown size={18} aria-hidden />
            New messages
          </PlainButton>
        </div>
      )}
      <ArrivalAnnouncement latest={latest} person={person} />
    </div>
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
