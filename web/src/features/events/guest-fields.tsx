import { limits } from '@sidework/contracts/education-events/limits';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Stack } from '../../ui/layout/layout.tsx';

interface Props {
  count: number;
  isPaid: boolean;
  error: ReactNode;
  inputOf: (path: string) => object;
  add: () => void;
  remove: (place: number) => void;
}

/** Up to nine guests, each with a seat and a ticket. */
export function GuestFields({ count, isPaid, error, inputOf, add, remove }: Props) {
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const label = `Guest ${place + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form names a guest by place
          <Stack key={place} gap="xs">
            <TextInput
              label={`${label}: full name`}
              withAsterisk
              {...inputOf(`guests.${place}.attendeeName`)}
            />
            <TextInput
              label={`${label}: email (optional)`}
              type="email"
              description="We invite them by email to take their ticket. Without an email, you keep it for them."
              {...inputOf(`guests.${place}.attendeeEmail`)}
            />
            <PlainButton variant="subtle" size="sm" onClick={() => remove(place)}>
              Remove guest {place + 1}
            </PlainButton>
          </Stack>
        );
      })}
      {error && <p role="alert">{error}</p>}
      {count < limits.guests && (
        <PlainButton variant="default" onClick={add}>
          Add a guest
        </PlainButton>
      )}
      {count > 0 && (
        <p>
          {isPaid && 'You pay for all tickets together. '}
          Guests are adults: young people register themselves, so that a guardian agrees.
        </p>
      )}
    </>
  );
}
