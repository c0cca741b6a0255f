import { dayText } from '../../../lib/dates.ts';
import { FigureRow, FigureRows } from '../../../ui/figures/small-panel.tsx';

interface Props {
  label: string;
  day: string | null;
  /** It is the time zone in which the day ends, if it differs from the viewer's. */
  zone?: string | undefined;
  /** It stands below the text while no day is set. */
  hint?: string | undefined;
}

/** A day that is the other side's to set. */
export function DayText({ label, day, zone, hint }: Props) {
  return (
    <FigureRows>
      <FigureRow name={label} isSet={day !== null} hint={day ? zone : hint}>
        {day ? <time dateTime={day}>{dayText(day)}</time> : 'Not set yet'}
      </FigureRow>
    </FigureRows>
  );
}
