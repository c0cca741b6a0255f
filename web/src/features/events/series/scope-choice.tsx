import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import type { SeriesScope } from '@sidework/contracts/education-events/series';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';

interface Props {
  event: Pick<EventDetail, 'dates' | 'startsAt'>;
  label: string;
  value: SeriesScope;
  onChange: (scope: SeriesScope) => void;
}

/** Whether a change of one date of a series is for the later ones too; nothing to choose at the last date. */
export function ScopeChoice({ event, label, value, onChange }: Props) {
  const later = event.dates.filter(
    ({ startsAt, status }) => startsAt > event.startsAt && status === 'upcoming',
  );
  if (later.length === 0) return null;
  return (
    <RadioCards
      label={label}
      options={[
        { value: 'one', label: 'This date only' },
        {
          value: 'later',
          label:
            later.length === 1 ? 'This and the next date' : `This and ${later.length} later dates`,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
