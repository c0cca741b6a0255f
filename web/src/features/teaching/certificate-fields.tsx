import type { UseFormReturnType } from '@mantine/form';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { emptyApproval, type TypedCourse } from './course-draft.ts';

const states = [
  { value: '', label: 'Choose one' },
  ...stateNames.map((name) => ({ value: name, label: name })),
];

/** The details of the certificate that boards ask for. */
export function CertificateFields({ form }: { form: UseFormReturnType<TypedCourse> }) {
  const { format, credits, certificate } = form.values;
  const isNeeded = Number(credits) > 0;
  const line = (label: string, name: string, description?: string, isAsked = false) => (
    <TextInput
      label={label}
      withAsterisk={isNeeded && isAsked}
      {...(description && { description })}
      {...form.getInputProps(`certificate.${name}`)}
    />
  );
  return (
    <Stack>
      <p>
        {isNeeded
          ? 'Boards ask for this on every certificate that gives credits.'
          : 'Needed only where the course gives credits.'}
      </p>
      {line('Sponsor', 'sponsorName', 'The person or company that gives the course', true)}
      {line('Address of the sponsor', 'sponsorAddress', 'Street, town, state and ZIP', true)}
      <Grid min="figure">
        {line('Field of study', 'fieldOfStudy', 'Such as Ethics or Taxes', true)}
        {line('Sponsor number', 'sponsorNumber', 'Of NASBA or another registry')}
      </Grid>
      {format !== '' &&
        format !== 'online' &&
        line('Place', 'place', 'Where the course is given', true)}
      <Grid min="figure">
        {line('Signed by', 'signerName', 'Who answers for the course', true)}
        {line('Title of the signer', 'signerTitle', 'Such as Director of Education')}
      </Grid>
      {certificate.approvals.map((_, place) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: an approval that is written has no other name
          key={place}
          title={`State approval ${place + 1}`}
          aside={
            <PlainButton
              variant="subtle"
              size="sm"
              aria-label={`Remove state approval ${place + 1}`}
              onClick={() => form.removeListItem('certificate.approvals', place)}
            >
              Remove
            </PlainButton>
          }
        >
          <Grid min="figure">
            <NativeSelect
              label="State"
              withAsterisk
              data={states}
              rightSection={<IconChevronDown size={18} aria-hidden />}
              {...form.getInputProps(`certificate.approvals.${place}.state`)}
            />
            <TextInput
              label="Approval number"
              withAsterisk
              {...form.getInputProps(`certificate.approvals.${place}.number`)}
            />
            <DayField
              label="Valid through"
              isNeeded
              {...form.getInputProps(`certificate.approvals.${place}.validThrough`)}
            />
          </Grid>
        </Card>
      ))}
      {certificate.approvals.length < limits.approvals && (
        <div>
          <PlainButton
            variant="default"
            onClick={() => form.insertListItem('certificate.approvals', emptyApproval)}
          >
            Add a state approval
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
