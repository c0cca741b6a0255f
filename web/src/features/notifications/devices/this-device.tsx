import { useEffect } from 'react';
import {
  forgetAnswers,
  forgetPeopleHere,
  keepAppHere,
  removeEarlierWorker,
} from '../../../lib/app-worker.ts';
import { getSession, type Viewer } from '../../../lib/session.ts';
import { useUnreadCounts } from '../unread-counts.ts';
import { tellOfPushAgain } from './push-here.ts';

interface Props {
  viewer: Viewer;
}

/** Keeps the app on this device for an adult who is signed in, and counts on its icon what is unread. Draws nothing. */
export function ThisDevice({ viewer }: Props) {
  const { messages, notifications } = useUnreadCounts();
  const isAdult = viewer.accountType !== null && viewer.accountType !== 'sidework_kids';
  useEffect(() => {
    if (!isAdult) return;
    return whenIdle(() => {
      // A browser that keeps nothing reads from the network, as before.
      removeEarlierWorker()
        .then(keepAppHere)
        .catch(() => undefined);
      tellOfPushAgain().catch(() => undefined);
    });
  }, [isAdult]);
  useEffect(() => {
    forgetAnswers(viewer.id).catch(() => undefined);
    return forgetAfterSignOut;
  }, [viewer.id]);
  useEffect(
    () => showOnIcon(isAdult ? messages + notifications : 0),
    [isAdult, messages, notifications],
  );
  return null;
}

function forgetAfterSignOut(): void {
  if (getSession()) return;
  // Answers that are left are read with a token of their person alone.
  forgetPeopleHere().catch(() => undefined);
}

/** After the first face of the page, which needs the network for itself. */
function whenIdle(run: () => void): () => void {
  const timer = setTimeout(run, 3_000);
  return () => clearTimeout(timer);
}

/** Browsers without icons on a home screen have no such function. */
function showOnIcon(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
