import { useEffect, useState } from 'react';
import { dateText, exactText } from '../../lib/dates.ts';
import { serverNow } from '../../lib/server-clock.ts';

const minuteMs = 60_000;

interface Props {
  moment: string;
  /** It leaves out the current year where there is little room. */
  isShort?: boolean;
}

/** A moment: relative under a day, absolute after; exact on hover. */
export function DateText({ moment, isShort }: Props) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={moment} title={exactText(moment)}>
      {dateText(moment, now, isShort)}
    </time>
  );
}
