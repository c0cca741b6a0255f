import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  daysOff: WorkingHours['daysOff'];
  onChange: (daysOff: WorkingHours['daysOff']) => void;
}

const today = () => new Date().toLocaleDateString('sv-SE');

export function DaysOffFields({ daysOff, onChange }: Props) {
  const change = (index: number, part: Partial<Props['daysOff'][number]>) =>
    onChange(daysOff.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <Stack>
      {daysOff.length === 0 && <Words>None. Add holidays and other days without work.</Words>}
      {daysOff.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days have no name, and a change keeps the focus
        <Row key={index} align="end">
          <DayField
            label="First day"
            aria-label={`First day off, ${index + 1}`}
            value={from}
            onChange={({ currentTarget: { value } }) =>
              change(index, { from: value, ...(to < value && { to: value }) })
            }
          />
          <DayField
            label="Last day"
            aria-label={`Last day off, ${index + 1}`}
            value={to}
            min={from}
            onChange={({ currentTarget }) => change(index, { to: currentTarget.value })}
          />
          <PlainButton
            variant="subtle"
            size="sm"
            aria-label={`Remove days off ${index + 1}`}
            onClick={() => onChange(daysOff.filter((_, at) => at !== index))}
          >
            Remove
          </PlainButton>
        </Row>
      ))}
      <Row>
        <PlainButton
          variant="default"
          size="sm"
          onClick={() => onChange([...daysOff, { from: today(), to: today() }])}
        >
          Add days off
        </PlainButton>
      </Row>
    </Stack>
  );
}
