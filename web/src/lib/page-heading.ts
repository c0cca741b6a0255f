import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const firstEntry = 'default';
const siteTitle = 'Sidework: side work, done well';

/**
 * Names the tab after the page, and moves the focus to its heading when the page was reached by a link, as a
 * browser does at a page load. The first page of a visit and a link to a section keep the focus where it is.
 */
export function usePageHeading(title?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash, key } = useLocation();
  const isArrival = key !== firstEntry && !hash;
  useEffect(() => {
    document.title = title ? `${title} · Sidework` : siteTitle;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new arrival on the same component
  useEffect(() => {
    // A page can arrive while its reader opens a menu, or has opened it, which losing the focus would close.
    const isAtMenu = document.activeElement?.hasAttribute('aria-expanded');
    if (isArrival && !isAtMenu) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
