import type { PersonCard } from '@sidework/contracts/kernel/values';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { type ComponentProps, lazy, Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Conversation } from '../../features/chat/conversation/conversation.tsx';
import { ConversationSkeleton } from '../../features/chat/conversation/conversation-skeleton.tsx';
import { MonitoringNotice } from '../../features/chat/conversation/monitoring-notice.tsx';
import { SelectPerson } from '../../features/chat/conversations/select-person.tsx';
import type { Room as RoomPart } from '../../features/chat/rooms/room.tsx';
import { SearchedList } from '../../features/chat/search/searched-list.tsx';
import { GigOnTop } from '../../features/gigs/gig-on-top.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { ReportButton, ReportMessage } from '../../features/reports/report-choice.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import classes from './chat-page.module.css';

const WorkOnTop = lazy(async () => ({
  default: (await import('../../features/services/under-way/work-on-top.tsx')).WorkOnTop,
}));

// Most people are in no job room.
const Room = lazy<(props: ComponentProps<typeof RoomPart>) => React.ReactNode>(async () => ({
  default: (await import('../../features/chat/rooms/room.tsx')).Room,
}));

/** The list beside a conversation or a job room; on a phone one of them, the list first. */
export function ChatPage() {
  const [search] = useSearchParams();
  const shown = shownBy(search);
  const path = pathOf(shown);
  const heading = usePageHeading('Messages');
  const { hindrance } = useKidsGate();
  const audience = useAudience();
  const list = useRef<HTMLElement>(null);
  const left = useRef<string>(null);
  // On the way back to the list one goes on at the entry that was left.
  useEffect(() => {
    if (!path && left.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[href="${left.current}"]`)?.focus();
    left.current = path;
  }, [path]);
  return (
    <div
      className={classes.page}
      data-shows={path ? 'conversation' : 'list'}
      data-fills-phone={path !== null}
    >
      {audience === 'children' && <MonitoringNotice reader="child" />}
      <div className={classes.panes}>
        <div className={classes.side}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            Messages
          </h1>
          <nav ref={list} aria-label="Conversations" className={classes.list}>
            <SearchedList
              selectedId={shown.roomId ?? shown.personId}
              isChild={audience === 'children'}
            />
          </nav>
        </div>
        <div className={classes.conversation}>
          {hindrance === 'profile_incomplete' ? (
            <ProfileFirst reason="People want to know who writes to them. It takes two minutes." />
          ) : (
            audience && <Selected {...shown} isAdult={audience === 'adults'} />
          )}
        </div>
      </div>
    </div>
  );
}

interface Shown {
  roomId: string | null;
  personId: string | null;
  /** It is the gig that the conversation is about. */
  gigId: string | null;
  /** The number of the message that a search found. */
  message: number | undefined;
}

const shownBy = (search: URLSearchParams): Shown => ({
  roomId: search.get('room'),
  personId: search.get('user'),
  gigId: search.get('gig'),
  message: Number(search.get('message')) || undefined,
});

/** As the list links to it. */
function pathOf({ roomId, personId }: Shown): string | null {
  if (roomId) return networkAddresses.room(roomId);
  return personId && paths.chat(personId);
}

function Selected({ roomId, personId, gigId, message, isAdult }: Shown & { isAdult: boolean }) {
  if (roomId)
    return (
      <Suspense fallback={<ConversationSkeleton />}>
        <Room
          key={roomId}
          roomId={roomId}
          report={reportOf}
          reportMessage={(id, sender) => (
            <ReportMessage thing="room_message" messageId={id} sender={sender} />
          )}
        />
      </Suspense>
    );
  if (!personId) return <SelectPerson />;
  return (
    <Conversation
      key={personId}
      personId={personId}
      report={reportOf}
      reportMessage={(id, sender) => (
        <ReportMessage thing="message" messageId={id} sender={sender} />
      )}
      gigId={gigId ?? undefined}
      foundSequence={message}
      showGig={(id) => <GigOnTop gigId={id} personId={personId} />}
      work={
        isAdult && (
          <Suspense>
            <WorkOnTop personId={personId} />
          </Suspense>
        )
      }
    />
  );
}

const reportOf = ({ id, fullName }: PersonCard) => (
  <ReportButton about={{ thing: 'person', subjectId: id, name: fullName }} />
);
