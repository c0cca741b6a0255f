import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the section that the address names, and goes on from there by keyboard. */
export function useLinkedSection(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again scrolls again
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, [hash, key]);
}
