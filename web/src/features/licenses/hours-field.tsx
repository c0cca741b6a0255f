import { parseNumber } from '@sidework/contracts/kernel/typed-number';
import { type KeyboardEvent, useState } from 'react';
import { TypedNumberInput } from '../../ui/fields/typed-number-input.tsx';

interface Props {
  /** Screen readers hear the field without its surroundings, so this names the requirement. */
  name: string;
  hours: number;
  onEnter: (hours: number) => Promise<void>;
}

/** The Enter key saves the hours (specification section 5). */
export function HoursField({ name, hours, onEnter }: Props) {
  const [typed, setTyped] = useState(String(hours));
  const [fault, setFault] = useState<string>();

  function enter({ key }: KeyboardEvent) {
    if (key !== 'Enter') return;
    const value = parseNumber(typed);
    const isHours = value !== undefined && value >= 0;
    setFault(isHours ? undefined : 'Enter the hours as a number, 0 or more');
    if (isHours) void onEnter(value);
  }

  return (
    <TypedNumberInput
      label="Hours completed"
      description="Press Enter to save"
      aria-label={`Hours completed of ${name}`}
      error={fault}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={enter}
    />
  );
}
