import type { UseFormReturnType } from '@mantine/form';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { limits } from '@sidework/contracts/education-events/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { emptyApproval, type TypedCourse } from './course-draft.ts';

const states = [
  { value: '', label: 'Choose one' },
  ...stateNames.map((name) => ({ value: name, label: name })),
];

interface Props {
  form: UseFormReturnType<TypedCourse>;
}

/** A course without credits does without them, so its form is short until its educator wants them. */
export function CertificateFields({ form }: Props) {
  const isNeeded = Number(form.values.credits) > 0;
  const [isWanted, setWanted] = useState(() => hasDetails(form.values));
  return (
    <Stack>
      <Words tone="soft">
        {isNeeded
          ? 'Boards ask for this on every certificate that gives credits.'
          : 'Only a course that gives credits needs this.'}
      </Words>
      {isNeeded || isWanted ? (
        <Details form={form} isNeeded={isNeeded} />
      ) : (
        <div>
          <PlainButton variant="default" onClick={() => setWanted(true)}>
            Add certificate details
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}

const hasDetails = ({ certificate: { approvals, ...lines } }: TypedCourse) =>
  approvals.length > 0 || Object.values(lines).some((line) => line !== '');

/** The details of the certificate that boards ask for. */
function Details({ form, isNeeded }: Props & { isNeeded: boolean }) {
  const { format, certificate } = form.values;
  const line = (label: string, name: string, description?: string, isAsked = false) => (
    <TextInput
      label={label}
      withAsterisk={isNeeded && isAsked}
      {...(description && { description })}
      {...form.getInputProps(`certificate.${name}`)}
    />
  );
  return (
    <>
      {line('Sponsor', 'sponsorName', 'The person or company that gives the course', true)}
      {line('Address of the sponsor', 'sponsorAddress', 'Street, city, state and ZIP code', true)}
      <Grid min="figure">
        {line('Field of study', 'fieldOfStudy', 'Such as Ethics or Taxes', true)}
        {line('Sponsor number', 'sponsorNumber', 'From NASBA or another registry')}
      </Grid>
      {format !== '' &&
        format !== 'online' &&
        line('Place', 'place', 'Where the course is given', true)}
      <Grid min="figure">
        {line('Signed by', 'signerName', 'The person responsible for the course', true)}
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
    </>
  );
}
