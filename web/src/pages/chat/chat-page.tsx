import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Conversation } from '../../features/chat/conversation.tsx';
import { ConversationList } from '../../features/chat/conversation-list.tsx';
import { MonitoringNotice } from '../../features/chat/monitoring-notice.tsx';
import { SelectPerson } from '../../features/chat/select-person.tsx';
import { ProfileFirst } from '../../features/kids/profile-first.tsx';
import { useAudience } from '../../features/kids/use-audience.ts';
import { useKidsGate } from '../../features/kids/use-kids-gate.ts';
import { ReportButton } from '../../features/reports/report-choice.tsx';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import classes from './chat-page.module.css';

/** The list beside the conversation; on a phone one of them, the list first. */
export function ChatPage() {
  const [search] = useSearchParams();
  const personId = search.get('user');
  const heading = usePageHeading('Messages');
  const { hindrance } = useKidsGate();
  const audience = useAudience();
  const list = useRef<HTMLElement>(null);
  const left = useRef<string>(null);
  // On the way back to the list one goes on at the entry that was left.
  useEffect(() => {
    if (!personId && left.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[href="${paths.chat(left.current)}"]`)?.focus();
    left.current = personId;
  }, [personId]);
  return (
    <div
      className={classes.page}
      data-shows={personId ? 'conversation' : 'list'}
      data-fills-phone={personId !== null}
    >
      {audience === 'children' && <MonitoringNotice />}
      <div className={classes.panes}>
        <div className={classes.side}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            Messages
          </h1>
          <nav ref={list} aria-label="Conversations" className={classes.list}>
            <ConversationList selectedId={personId} isChild={audience === 'children'} />
          </nav>
        </div>
        <div className={classes.conversation}>
          {hindrance === 'profile_incomplete' ? (
            <ProfileFirst reason="People want to know who writes to them. It takes two minutes." />
          ) : (
            audience && <Selected personId={personId} />
          )}
        </div>
      </div>
    </div>
  );
}

function Selected({ personId }: { personId: string | null }) {
  if (!personId) return <SelectPerson />;
  return (
    <Conversation
      key={personId}
      personId={personId}
      report={({ id, fullName }) => (
        <ReportButton about={{ thing: 'person', subjectId: id, name: fullName }} />
      )}
    />
  );
}
