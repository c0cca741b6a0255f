import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { lazy, Suspense } from 'react';
import { NativeSelect, TextInput } from '../../../ui/fields/inputs.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { TypedEvent } from '../event-rules.ts';
import { datesTyped } from './typed-repeats.ts';

/** Few events repeat. */
const RepeatDates = lazy(async () => ({
  default: (await import('./repeat-dates.tsx')).RepeatDates,
}));

const choices = [
  { value: '', label: 'Does not repeat' },
  { value: '1', label: 'Every week' },
  { value: '2', label: 'Every 2 weeks' },
  { value: '4', label: 'Every 4 weeks' },
];

/** An event may repeat until a last day; each date is shown before it is posted. */
export function RepeatFields({ form }: { form: UseFormReturnType<TypedEvent> }) {
  const dates = datesTyped(form.values);
  return (
    <Stack>
      <NativeSelect label="Repeat" data={choices} {...form.getInputProps('repeats.everyWeeks')} />
      {form.values.repeats.everyWeeks && (
        <TextInput
          type="date"
          label="Until"
          withAsterisk
          description={`Each date is an event with its own seats. A series has up to ${limits.seriesDates} dates.`}
          {...form.getInputProps('repeats.until')}
        />
      )}
      {dates.length > 1 && (
        <Suspense fallback={null}>
          <RepeatDates form={form} dates={dates} />
        </Suspense>
      )}
    </Stack>
  );
}
