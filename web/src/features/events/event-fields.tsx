import type { UseFormReturnType } from '@mantine/form';
import { eventCategories } from '@sidework/contracts/education-events/event-options';
import { limits } from '@sidework/contracts/education-events/limits';
import { lazy, type ReactNode, Suspense } from 'react';
import { zoneText } from '../../lib/zones.ts';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TownInput } from '../../ui/fields/town-input.tsx';
import { ClockChange } from './clock-change.tsx';
import type { TypedEvent } from './event-rules.ts';
import { noHours } from './hours/typed-hours.ts';

/** Few events give hours. */
const HourFields = lazy(async () => ({
  default: (await import('./hours/hour-fields.tsx')).HourFields,
}));

interface Props {
  /** The prices are those of its ticket types. */
  hasTypes?: boolean;
  form: UseFormReturnType<TypedEvent>;
  timeZone: string;
  /** Stand after the times. */
  children?: ReactNode;
}

export function EventFields({ form, timeZone, hasTypes = false, children }: Props) {
  const inputOf = form.getInputProps;
  const { allowsKids } = form.values;
  return (
    <>
      <TextInput label="Event Title" withAsterisk {...inputOf('title')} />
      <NativeSelect
        label="Category"
        withAsterisk
        data={[{ value: '', label: 'Choose a category' }, ...eventCategories]}
        {...inputOf('category')}
      />
      <CountedTextarea
        label="Description"
        withAsterisk
        rows={6}
        most={limits.eventDescription}
        {...inputOf('description')}
      />
      <TextInput
        type="datetime-local"
        label="Event Date & Time"
        withAsterisk
        {...inputOf('eventDate')}
      />
      <ClockChange
        zone={timeZone}
        clock={form.values.eventDate}
        turn={form.values.eventDateTurn}
        onClock={(clock) => form.setFieldValue('eventDate', clock)}
        onTurn={(turn) => {
          form.setFieldValue('eventDateTurn', turn);
          form.clearFieldError('eventDate');
        }}
      />
      <TextInput
        type="datetime-local"
        label="End"
        description="Leave it empty for two hours after the start"
        {...inputOf('endsAt')}
      />
      <ClockChange
        zone={timeZone}
        clock={form.values.endsAt}
        turn={form.values.endsAtTurn}
        onClock={(clock) => form.setFieldValue('endsAt', clock)}
        onTurn={(turn) => {
          form.setFieldValue('endsAtTurn', turn);
          form.clearFieldError('endsAt');
        }}
      />
      <NativeSelect
        label="Time zone"
        description={`Both times are local to the event, ${zoneText(timeZone)}`}
        data={zones(timeZone)}
        {...inputOf('timeZone')}
      />
      {children}
      <TownInput label="Location" withAsterisk {...inputOf('location')} />
      <TextInput
        label="Maximum Capacity"
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
        {...inputOf('capacity')}
      />
      {!hasTypes && (
        <DollarsInput
          label="Ticket Price"
          withAsterisk
          description="0 or empty for a free event. You get the whole price: Sidework takes no share."
          {...inputOf('priceCents')}
        />
      )}
      {!allowsKids && (
        <Suspense fallback={null}>
          <HourFields form={form} />
        </Suspense>
      )}
      <CheckField
        label="Ask for young people to be let in"
        text="Sidework looks at the event first. After that they come when a guardian agrees. A change of title, text, picture, place or time is looked at again."
        isChecked={allowsKids}
        onChange={() => {
          form.setFieldValue('allowsKids', !allowsKids);
          form.setFieldValue('education', noHours);
        }}
      />
    </>
  );
}

const common = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const optionOf = (zone: string) => ({
  value: zone,
  label: `${zone.split('/').at(-1)?.replaceAll('_', ' ')}: ${zoneText(zone)}`,
});

/** A short list by place comes first, with the chosen zone, and then all others that the browser knows. */
function zones(chosen: string) {
  const short = [...new Set([...common, chosen])];
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !short.includes(zone));
  return [
    { group: 'Often chosen', items: short.map(optionOf) },
    { group: 'All others', items: others },
  ];
}
