import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useIsWide } from '../../lib/use-is-wide.ts';
import classes from './foot-bar.module.css';

interface Props {
  /** The bar leads there, and is gone once it has come into view. */
  until: RefObject<Element | null>;
  children: ReactNode;
}

/** The main action of a long page, at the lower edge of a phone; a desk has it beside the page. */
export function FootBar({ until, children }: Props) {
  const isWide = useIsWide();
  const isAhead = useIsAhead(until);
  return !isWide && isAhead && <div className={classes.bar}>{children}</div>;
}

/** Whether this is still further down than the screen shows. */
function useIsAhead(of: RefObject<Element | null>): boolean {
  const [isAhead, setAhead] = useState(false);
  useEffect(() => {
    const { current } = of;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAhead(!entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [of]);
  return isAhead;
}
