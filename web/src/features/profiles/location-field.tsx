import { stateIn, usStates } from '@sidework/contracts/identity/profiles/us-states';
import { useId, useState } from 'react';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Words } from '../../ui/layout/words.tsx';
import type { ProfileFormReturn } from './profile-form-type.ts';

interface Props {
  form: ProfileFormReturn;
  isKid: boolean;
}

/** Any place is taken; where it names no state, that is asked for once the field has been left. */
export function LocationField({ form, isKid }: Props) {
  const { location } = form.values;
  const states = useId();
  const [hasBeenLeft, setLeft] = useState(location !== '');
  const { onBlur, error, ...input } = form.getInputProps('location');
  const lacksState = hasBeenLeft && !error && location.trim() !== '' && !stateIn(location);
  return (
    <div>
      <TextInput
        label="Location"
        withAsterisk
        description="City, State"
        autoComplete="address-level2"
        list={states}
        error={error}
        onBlur={(event) => {
          onBlur(event);
          setLeft(true);
        }}
        {...input}
      />
      <datalist id={states}>
        {placesLike(location).map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <div role="status">
        {lacksState && (
          <Words tone="due" isSmall>
            Add your state, as in “Newark, NJ”.
            {isKid && ' Other people see your state, and not your city.'}
          </Words>
        )}
      </div>
    </div>
  );
}

/** What was typed with each state, from the comma on: before it the list would only be in the way. */
function placesLike(location: string): string[] {
  const comma = location.lastIndexOf(',');
  const city = location.slice(0, Math.max(comma, 0)).trim();
  return city ? Object.values(usStates).map((name) => `${city}, ${name}`) : [];
}
