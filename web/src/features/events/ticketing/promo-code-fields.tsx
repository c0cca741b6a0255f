import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields/inputs.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ListedFields } from './listed-fields.tsx';
import { emptyPromoCode, type TypedTicketing } from './typed-ticketing.ts';

const worths = [
  { value: 'percent', label: 'A share of the price' },
  { value: 'amount', label: 'An amount' },
];

export function PromoCodeFields({ form }: { form: UseFormReturnType<TypedTicketing> }) {
  const { promoCodes } = form.values;
  return (
    <Stack>
      {promoCodes.map((promo, place) => {
        const path = `promoCodes.${place}`;
        return (
          <ListedFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a code that is typed has no other name
            key={place}
            title={`Promo code ${place + 1}`}
            {...(promo.used > 0 && { note: `Used ${promo.used} times.` })}
            onRemove={() => form.removeListItem('promoCodes', place)}
          >
            <Grid>
              <TextInput
                label="Code"
                withAsterisk
                autoComplete="off"
                description="Letters, digits and hyphens"
                {...form.getInputProps(`${path}.code`)}
              />
              <NativeSelect
                label="Takes off"
                data={worths}
                {...form.getInputProps(`${path}.worth`)}
              />
              {promo.worth === 'percent' ? (
                <TextInput
                  label="Percent off"
                  withAsterisk
                  inputMode="numeric"
                  autoComplete="off"
                  {...form.getInputProps(`${path}.percentOff`)}
                />
              ) : (
                <DollarsInput
                  label="Amount off"
                  withAsterisk
                  {...form.getInputProps(`${path}.centsOff`)}
                />
              )}
              <TextInput
                label="Uses"
                inputMode="numeric"
                autoComplete="off"
                description="Empty for no limit"
                {...form.getInputProps(`${path}.mostUses`)}
              />
              <TextInput
                type="datetime-local"
                label="Valid from"
                {...form.getInputProps(`${path}.validFrom`)}
              />
              <TextInput
                type="datetime-local"
                label="Valid until"
                {...form.getInputProps(`${path}.validUntil`)}
              />
            </Grid>
          </ListedFields>
        );
      })}
      {form.errors.promoCodes && <p role="alert">{form.errors.promoCodes}</p>}
      {promoCodes.length < limits.promoCodes && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('promoCodes', emptyPromoCode())}
          >
            Add a promo code
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
