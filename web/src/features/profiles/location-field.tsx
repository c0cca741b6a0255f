import { stateIn } from '@sidework/contracts/identity/profiles/us-states';
import { useState } from 'react';
import { TownInput } from '../../ui/fields/town-input.tsx';
import { Words } from '../../ui/layout/words.tsx';
import type { ProfileFormReturn } from './profile-form-type.ts';

interface Props {
  form: ProfileFormReturn;
  isKid: boolean;
}

/** Any place is taken; where it names no state, that is asked for once the field has been left. */
export function LocationField({ form, isKid }: Props) {
  const { location } = form.values;
  const [hasBeenLeft, setLeft] = useState(location !== '');
  const { onBlur, error, ...input } = form.getInputProps('location');
  const lacksState = hasBeenLeft && !error && location.trim() !== '' && !stateIn(location);
  return (
    <div>
      <TownInput
        label="Location"
        withAsterisk
        description="City, State"
        autoComplete="address-level2"
        error={error}
        onBlur={(event) => {
          onBlur(event);
          setLeft(true);
        }}
        {...input}
      />
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
