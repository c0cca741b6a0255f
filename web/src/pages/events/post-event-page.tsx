import { mayPostEvents } from '@sidework/contracts/education-events/event-options';
import { eventTexts } from '@sidework/contracts/education-events/event-texts';
import { texts } from '@sidework/contracts/texts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PostEventForm } from '../../features/events/post-event-form.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** A person who may not post is told so and led away; the service checks this itself. */
export function PostEventPage() {
  const viewer = useSession()?.viewer;
  const navigate = useNavigate();
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
      {mayPost && (
        <PostEventForm
          onPosted={(eventId) => void navigate(paths.event(eventId))}
          onPictureRefused={(eventId) => void navigate(paths.editEvent(eventId))}
        />
      )}
    </Page>
  );
}
