import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Ends {
  /** The sequence of the oldest message and the id of the newest that are shown. */
  oldest: number | undefined;
  newest: string | undefined;
  isNewestOwn: boolean;
  onTop: () => void;
}

const nearEndPx = 64;
const nearTopPx = 160;

/**
 * Leads to the newest message on opening and at each new one, unless the reader has scrolled up to older ones, whose
 * place is kept while still older ones arrive above.
 */
export function useLogScroll({ oldest, newest, isNewestOwn, onTop }: Ends) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<{ height: number; oldest?: number; newest?: string }>({ height: 0 });
  /** On its smooth way to the end the log passes places where the reader has not stopped. */
  const isOnItsWay = useRef(false);
  const top = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [hasNews, setNews] = useState(false);

  function scrollToEnd() {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const log = box.current;
    if (!log) return;
    isOnItsWay.current = log.scrollHeight - log.clientHeight - log.scrollTop >= 1;
    log.scrollTo({ top: log.scrollHeight, behavior: isCalm ? 'instant' : 'smooth' });
  }

  // At every rendering, since whatever changes the height is measured from the one before.
  useLayoutEffect(() => {
    const log = box.current;
    if (!log) return;
    const was = before.current;
    before.current = {
      height: log.scrollHeight,
      ...(oldest && { oldest }),
      ...(newest && { newest }),
    };
    if (newest === was.newest) {
      if (oldest !== was.oldest) jump(log, log.scrollTop + log.scrollHeight - was.height);
    } else if (isNewestOwn || isAtEnd) scrollToEnd();
    else setNews(true);
  });

  // The keyboard of a phone takes half of the screen; who was at the end stays there.
  useEffect(() => {
    const log = box.current;
    if (!log || !isAtEnd) return;
    const observer = new ResizeObserver(() => {
      if (!isOnItsWay.current) jump(log, log.scrollHeight);
    });
    observer.observe(log);
    return () => observer.disconnect();
  }, [isAtEnd]);

  /** A view that shrank meanwhile has moved the end away. */
  function arrive() {
    if (box.current && isOnItsWay.current) jump(box.current, box.current.scrollHeight);
    isOnItsWay.current = false;
    follow();
  }

  function follow() {
    const log = box.current;
    if (!log) return;
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < nearEndPx;
    if (isNear || log.scrollTop < top.current) isOnItsWay.current = false;
    top.current = log.scrollTop;
    before.current.height = log.scrollHeight;
    setAtEnd(isNear || isOnItsWay.current);
    if (isNear) setNews(false);
    else if (!isOnItsWay.current && log.scrollTop < nearTopPx) onTop();
  }

  return { box, follow, arrive, isAtEnd, hasNews, scrollToEnd };
}

function jump(log: HTMLElement, top: number) {
  log.scrollTo({ top, behavior: 'instant' });
}
