import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();
/** How long a list may take to reach its old height again on the way back. */
const patienceMs = 1500;

/** A new page starts at its top, the way back ends where it was left; a link to a section goes there. */
export function useScrollKeeper(): void {
  const { key, pathname, hash } = useLocation();
  const isWayBack = useNavigationType() === 'POP';

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key of the same page is a change of filters
  useLayoutEffect(() => {
    const place = isWayBack ? places.get(key) : undefined;
    if (place !== undefined) return scrollWhenTallEnough(place);
    if (!hash && !isWayBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);

  // In the commit itself: scrolling to the top of the next page must not be remembered for this one.
  useLayoutEffect(() => {
    const remember = () => places.set(key, scrollY);
    // Another key of the same page stands where the one before it stood, before anything scrolls.
    isWayBack || remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, isWayBack]);
}

function scrollWhenTallEnough(place: number): () => void {
  const giveUp = Date.now() + patienceMs;
  let frame = 0;
  const attempt = () => {
    scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(scrollY - place) > 1 && Date.now() < giveUp)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = () => cancelAnimationFrame(frame);
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}
