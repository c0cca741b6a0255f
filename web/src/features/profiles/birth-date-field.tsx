import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { DayField } from '../../ui/fields/day-field.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { ProfileFormReturn } from './profile-form-type.ts';

interface Props {
  form: ProfileFormReturn;
  stored: string | null;
}

/** Asked of everybody in the same words: nothing here says which age changes what. */
export function BirthDateField({ form, stored }: Props) {
  if (stored)
    return (
      <div>
        <Words isStrong>Date of birth</Words>
        <Words>{dayText(stored)}</Words>
        <Words tone="soft" isSmall>
          Never shown to other people. It cannot be changed here.{' '}
          <Link to={paths.contact}>Write to us</Link> if it is wrong.
        </Words>
      </div>
    );
  const { error, ...input } = form.getInputProps('dateOfBirth');
  return (
    <DayField
      label="Date of birth"
      isNeeded
      autoComplete="bday"
      description="Never shown to other people. Check it: later only we can change it."
      error={error as string | undefined}
      {...input}
    />
  );
}
