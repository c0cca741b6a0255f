import { useEffect, useState } from 'react';
import { dateText, exactText } from '../lib/dates.ts';

const minuteMs = 60_000;

interface Props {
  moment: string;
  /** Where there is little room, this year is not said. */
  isShort?: boolean;
}

/** A moment: relative under a day, absolute after; exact on hover. */
export function DateText({ moment, isShort }: Props) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={moment} title={exactText(moment)}>
      {dateText(moment, now, isShort)}
    </time>
  );
}
