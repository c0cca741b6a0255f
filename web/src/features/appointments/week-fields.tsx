import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { RuledParts } from '../../ui/layout/ruled-parts.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Words } from '../../ui/layout/words.tsx';

type Window = WorkingHours['week'][number];

interface Props {
  week: WorkingHours['week'];
  onChange: (week: WorkingHours['week']) => void;
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const clocks = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
/** "9:00 AM"; the end of the day is "Midnight". */
function clockLabel(clock: string): string {
  if (clock === '24:00') return 'Midnight';
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return new Date(2026, 0, 1, hour, minute).toLocaleTimeString('en-US', { timeStyle: 'short' });
}
const optionsFor = (from: number, to: number, value: string) =>
  [...new Set([...clocks.slice(from, to), value])]
    .toSorted()
    .map((clock) => ({ value: clock, label: clockLabel(clock) }));

/** The hours of each day of the week; a day may have several, or none. */
export function WeekFields({ week, onChange }: Props) {
  const change = (window: Window, part: Partial<Window>) =>
    onChange(week.map((each) => (each === window ? { ...each, ...part } : each)));
  const add = (weekday: number) => {
    const last = week.findLast((each) => each.weekday === weekday);
    const from = last ? last.to : '09:00';
    const to = from < '17:00' ? '17:00' : '24:00';
    onChange([...week, { weekday, from, to }]);
  };
  return (
    <RuledParts>
      {days.map((day, index) => {
        const weekday = index + 1;
        const windows = week.filter((each) => each.weekday === weekday);
        const isFull = windows.at(-1)?.to === '24:00';
        return (
          <Grid key={day} min="wide" gap="sm">
            <Row justify="between">
              <Words isStrong>{day}</Words>
              <Row>
                {windows.length === 0 && <Words tone="soft">Not bookable</Words>}
                {!isFull && (
                  <PlainButton
                    variant="default"
                    size="sm"
                    aria-label={`Add hours on ${day}`}
                    onClick={() => add(weekday)}
                  >
                    Add hours
                  </PlainButton>
                )}
              </Row>
            </Row>
            <Stack gap="sm">
              {windows.map((window, at) => (
                <WindowFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name, and a change keeps the focus
                  key={at}
                  name={windows.length > 1 ? `${day}, ${at + 1}` : day}
                  window={window}
                  onChange={(part) => change(window, part)}
                  onRemove={() => onChange(week.filter((each) => each !== window))}
                />
              ))}
            </Stack>
          </Grid>
        );
      })}
    </RuledParts>
  );
}

interface WindowProps {
  /** It names the day, and which of its hours these are. */
  name: string;
  window: Window;
  onChange: (part: Partial<Window>) => void;
  onRemove: () => void;
}

/** One line: the two times say what they are by the word between them. */
const WindowFields = ({ name, window, onChange, onRemove }: WindowProps) => (
  <Row gap="xs">
    <ChoiceField
      label={<VisuallyHidden>{`From, ${name}`}</VisuallyHidden>}
      options={optionsFor(0, 48, window.from)}
      value={window.from}
      onChange={(from) => onChange({ from })}
    />
    <span aria-hidden>to</span>
    <ChoiceField
      label={<VisuallyHidden>{`To, ${name}`}</VisuallyHidden>}
      options={optionsFor(1, 49, window.to)}
      value={window.to}
      onChange={(to) => onChange({ to })}
    />
    <PlainButton
      variant="subtle"
      size="sm"
      aria-label={`Remove hours of ${name}`}
      onClick={onRemove}
    >
      Remove
    </PlainButton>
  </Row>
);
