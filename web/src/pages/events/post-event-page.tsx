import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { mayPostEvents } from '@sidework/contracts/education-events/event-options';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { educationEventsProblems } from '@sidework/contracts/education-events/problems';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PostEventForm } from '../../features/events/post-event-form.tsx';
import { useEvent } from '../../features/events/use-event.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** A person who may not post is told so and led away; the service checks this itself. */
export function PostEventPage() {
  const viewer = useSession()?.viewer;
  const navigate = useNavigate();
  const copyOf = useSearchParams()[0].get('from');
  const isSignedIn = viewer !== undefined;
  const mayPost = isSignedIn && mayPostEvents({ ...viewer, accountType: viewer.accountType ?? '' });
  useEffect(() => {
    if (mayPost) return;
    if (isSignedIn) {
      toastFailure(texts.toastTitles.error, eventTexts.onlyPosters);
      void navigate(paths.events, { replace: true });
    } else {
      toastFailure(texts.toastTitles.authenticationRequired, eventTexts.signInToPost);
      void navigate(paths.auth, { replace: true, state: { from: paths.postEvent } });
    }
  }, [isSignedIn, mayPost, navigate]);

  return (
    <Page
      title="Post an Event"
      purpose="Say what, when and where. People register here."
      width="form"
    >
      {mayPost && copyOf && <CopyForm eventId={copyOf} />}
      {mayPost && !copyOf && <NewForm copied={undefined} />}
    </Page>
  );
}

/** The copied event is read first. */
function CopyForm({ eventId }: { eventId: string }) {
  const { event, error, reload } = useEvent(eventId);
  const [copied, setCopied] = useState<EventDetail>();
  useEffect(() => {
    if (event?.isOwn) setCopied((before) => before ?? event);
  }, [event]);
  if (error && !event) return <ErrorNotice error={error} onRetry={reload} />;
  if (event && !event.isOwn)
    return <Notice meaning="error">{educationEventsProblems.not_the_organizer}</Notice>;
  if (!copied) return <ListSkeleton rows={3} label="Loading the event" />;
  return <NewForm copied={copied} />;
}

function NewForm({ copied }: { copied: EventDetail | undefined }) {
  const navigate = useNavigate();
  return (
    <PostEventForm
      copied={copied}
      onPosted={(eventId) => void navigate(paths.event(eventId))}
      onPictureRefused={(eventId) => void navigate(paths.editEvent(eventId))}
    />
  );
}
