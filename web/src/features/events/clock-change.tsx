import { momentText } from '@sidework/contracts/education-events/event-times';
import { isUsual, momentIn, momentsOf, nextShown } from '@sidework/contracts/kernel/zoned-time';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import type { Turn } from './event-rules.ts';

interface Props {
  zone: string;
  clock: string;
  turn: Turn;
  onClock: (clock: string) => void;
  onTurn: (turn: Turn) => void;
}

/** In the night of a change of the clocks a time may not exist, which offers the next one, or come twice, which asks. */
export function ClockChange({ zone, clock, turn, onClock, onTurn }: Props) {
  if (!isUsual(clock)) return null;
  const [first, second] = momentsOf(zone, clock);
  if (!first) {
    const next = nextShown(zone, clock);
    return (
      <PlainButton variant="light" size="sm" onClick={() => onClock(next)}>
        Use {momentText(momentIn(zone, next), zone)}
      </PlainButton>
    );
  }
  if (!second) return null;
  return (
    <RadioCards
      label="This time comes twice that night"
      options={[
        { value: 'first', label: momentText(first, zone), text: 'Before the clocks go back' },
        { value: 'second', label: momentText(second, zone), text: 'After the clocks went back' },
      ]}
      value={turn || null}
      onChange={(chosen) => onTurn(chosen as Turn)}
    />
  );
}
