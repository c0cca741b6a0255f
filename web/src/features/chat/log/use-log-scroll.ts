import { useRef, useState } from 'react';
import { glideToEnd, isNearEnd, isNearTop, jump } from './log-box.ts';
import { useArrivals } from './use-arrivals.ts';
import { useKeptEnd } from './use-kept-end.ts';

interface Ends {
  /** The sequence of the oldest message and the id of the newest that are shown. */
  oldest: number | undefined;
  newest: string | undefined;
  isNewestOwn: boolean;
  /** Left out, it opens at the newest message. */
  startsAtEnd?: boolean;
  onTop: () => void;
}

/**
 * Leads to the newest message on opening and at each new one, unless the reader has scrolled up to older ones, whose
 * place is kept while still older ones arrive above.
 */
export function useLogScroll({ oldest, newest, isNewestOwn, startsAtEnd = true, onTop }: Ends) {
  const box = useRef<HTMLDivElement>(null);
  /** On its smooth way to the end the log passes places where the reader has not stopped. */
  const isOnItsWay = useRef(false);
  const top = useRef(0);
  const [isAtEnd, setAtEnd] = useState(startsAtEnd);
  const [hasNews, setNews] = useState(false);
  useKeptEnd(box, isAtEnd, isOnItsWay);

  function scrollToEnd() {
    if (box.current) isOnItsWay.current = glideToEnd(box.current);
  }

  const measure = useArrivals(
    box,
    { oldest, newest },
    {
      onNewer: () => (isNewestOwn || isAtEnd ? scrollToEnd() : setNews(true)),
      onOlder: (log, grownBy) => jump(log, log.scrollTop + grownBy),
    },
  );

  /** A view that shrank meanwhile has moved the end away. */
  function arrive() {
    if (box.current && isOnItsWay.current) jump(box.current, box.current.scrollHeight);
    isOnItsWay.current = false;
    follow();
  }

  function follow() {
    const log = box.current;
    if (!log) return;
    const isNear = isNearEnd(log);
    if (isNear || log.scrollTop < top.current) isOnItsWay.current = false;
    top.current = log.scrollTop;
    measure(log);
    setAtEnd(isNear || isOnItsWay.current);
    if (isNear) setNews(false);
    else if (!isOnItsWay.current && isNearTop(log)) onTop();
  }

  return { box, follow, arrive, isAtEnd, hasNews, scrollToEnd };
}
