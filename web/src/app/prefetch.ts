import { matchPath } from 'react-router-dom';
import { openPages, signedInPages } from './pages.ts';

const pages = Object.entries({ ...openPages, ...signedInPages });

/** Fetches a page's files when its link is pointed at or focused, before it is followed. */
export function prefetchPages(): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const event of events) document.addEventListener(event, prefetch, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, prefetch);
  };
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const page = pages.find(([path]) => matchPath(path, link.pathname));
  // The link fetches a failed page again, and shows the error then.
  page?.[1]().catch(() => undefined);
}
