import type { UseFormReturnType } from '@mantine/form';
import { limits } from '@sidework/contracts/education-events/limits';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ListedFields } from './listed-fields.tsx';
import { emptyTicketType, type TypedTicketing } from './typed-ticketing.ts';

export function TicketTypeFields({ form }: { form: UseFormReturnType<TypedTicketing> }) {
  const { ticketTypes } = form.values;
  return (
    <Stack>
      <p>
        {ticketTypes.length === 0
          ? 'Without ticket types, every seat costs the price of the event.'
          : 'All ticket types share the seats of the event.'}
      </p>
      {ticketTypes.map((type, place) => {
        const path = `ticketTypes.${place}`;
        return (
          <ListedFields
            key={type.id}
            title={`Ticket type ${place + 1}`}
            {...(type.taken > 0
              ? { note: `${type.taken} sold. You can no longer remove it or change its price.` }
              : { onRemove: () => form.removeListItem('ticketTypes', place) })}
          >
            <TextInput label="Name" withAsterisk {...form.getInputProps(`${path}.name`)} />
            <Grid>
              <DollarsInput
                label="Price"
                description="0 or empty for a free ticket"
                disabled={type.taken > 0}
                {...form.getInputProps(`${path}.priceCents`)}
              />
              <TextInput
                label="Seats"
                inputMode="numeric"
                autoComplete="off"
                description="Leave it empty for as many as the event has"
                {...form.getInputProps(`${path}.seats`)}
              />
              <TextInput
                type="datetime-local"
                label="On sale from"
                {...form.getInputProps(`${path}.salesFrom`)}
              />
              <TextInput
                type="datetime-local"
                label="On sale until"
                {...form.getInputProps(`${path}.salesUntil`)}
              />
            </Grid>
            <CheckField
              label="Online"
              text="People with this ticket get a link."
              isChecked={type.isOnline}
              onChange={() => form.setFieldValue(`${path}.isOnline`, !type.isOnline)}
            />
            {type.isOnline && (
              <TextInput
                label="Link"
                type="url"
                withAsterisk
                description="Only people with a confirmed ticket of this type see it"
                {...form.getInputProps(`${path}.onlineLink`)}
              />
            )}
          </ListedFields>
        );
      })}
      {form.errors.ticketTypes && <p role="alert">{form.errors.ticketTypes}</p>}
      {ticketTypes.length < limits.ticketTypes && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('ticketTypes', emptyTicketType())}
          >
            Add a ticket type
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
