import type { UseFormReturnType } from '@mantine/form';
import { momentText } from '@sidework/contracts/education-events/event-times';
import { dayOf } from '@sidework/contracts/education-events/series-dates';
import { CheckCards } from '../../../ui/fields/check-cards.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import type { TypedEvent } from '../event-rules.ts';
import type { datesTyped } from './typed-repeats.ts';

interface Props {
  form: UseFormReturnType<TypedEvent>;
  dates: ReturnType<typeof datesTyped>;
}

/** Each date of a series, which can be left out. */
export function RepeatDates({ form, dates }: Props) {
  const { except } = form.values.repeats;
  const setExcept = (day: string, isHeld: boolean) =>
    form.setFieldValue(
      'repeats.except',
      isHeld ? except.filter((each) => each !== day) : [...except, day],
    );
  return (
    <>
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
      <Words tone="soft">Uncheck a date to leave it out.</Words>
    </>
  );
}
