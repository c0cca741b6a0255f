import type { UseFormReturnType } from '@mantine/form';
import { momentText } from '@sidework/contracts/education-events/event-times';
import { limits } from '@sidework/contracts/education-events/limits';
import { dayOf } from '@sidework/contracts/education-events/series-dates';
import { CheckCards } from '../../../ui/fields/check-cards.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields/inputs.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import type { TypedEvent } from '../event-rules.ts';
import { datesTyped } from './typed-repeats.ts';

const choices = [
  { value: '', label: 'Does not repeat' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every 2 weeks' },
  { value: '4', label: 'Every 4 weeks' },
];

/** An event may repeat until a last day; each date is shown before it is posted and can be left out. */
export function RepeatFields({ form }: { form: UseFormReturnType<TypedEvent> }) {
  const { everyWeeks, except } = form.values.repeats;
  const dates = datesTyped(form.values);
  const setExcept = (day: string, isHeld: boolean) =>
    form.setFieldValue(
      'repeats.except',
      isHeld ? except.filter((each) => each !== day) : [...except, day],
    );
  return (
    <Stack>
      <NativeSelect label="Repeat" data={choices} {...form.getInputProps('repeats.everyWeeks')} />
      {everyWeeks && (
        <TextInput
          type="date"
          label="Until"
          withAsterisk
          description={`Each date is an event with its own seats. A series has up to ${limits.seriesDates} dates.`}
          {...form.getInputProps('repeats.until')}
        />
      )}
      {dates.length > 1 && (
        <CheckCards label="Dates">
          {dates.map((date) => (
            <CheckField
              key={dayOf(date)}
              label={momentText(date.startsAt, date.timeZone)}
              isChecked={!except.includes(dayOf(date))}
              onChange={() => setExcept(dayOf(date), except.includes(dayOf(date)))}
            />
          ))}
        </CheckCards>
      )}
      {dates.length > 1 && <Words tone="soft">Uncheck a date to leave it out.</Words>}
    </Stack>
  );
}
