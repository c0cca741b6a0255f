import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an action whose success takes its own button away: the focus would fall to the page, and goes to the heading
 * the button stood under, or to the page's own where that is gone too. Call what it gives when the action is confirmed.
 */
export function useFocusMend(button: RefObject<HTMLElement | null>): () => void {
  const isTaken = useRef(false);
  useEffect(() => {
    const places = ['article', 'main'].map((place) => button.current?.closest(place));
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const place = places.find((one) => one?.isConnected);
      if (isTaken.current && isLost) place?.querySelector<HTMLElement>('h1, h2, h3')?.focus();
    };
  }, [button]);
  return () => {
    isTaken.current = true;
  };
}
