import type { UseFormReturnType } from '@mantine/form';
import { stateNames } from '@sidework/contracts/business-tools/us-state-names';
import { courseCategories } from '@sidework/contracts/education-events/course-options';
import { limits } from '@sidework/contracts/education-events/limits';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields/inputs.ts';
import { Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import type { TypedEvent } from '../event-rules.ts';
import { emptyApproval } from './typed-hours.ts';

const states = [
  { value: '', label: 'Choose one' },
  ...stateNames.map((name) => ({ value: name, label: name })),
];
const professions = [
  { value: '', label: 'Choose one' },
  ...courseCategories.map(({ key, label }) => ({ value: key, label })),
];

/** Being at an event may give hours of continuing education; the rest is asked once a number is typed. */
export function HourFields({ form }: { form: UseFormReturnType<TypedEvent> }) {
  const { hours, approvals } = form.values.education;
  const inputOf = (field: string) => form.getInputProps(`education.${field}`);
  return (
    <Stack>
      <TextInput
        label="Continuing education hours"
        description="Leave it empty unless a state board approved the event. Those you check in get the hours, at 50 minutes each."
        inputMode="decimal"
        autoComplete="off"
        {...inputOf('hours')}
      />
      {hours.trim() !== '' && (
        <>
          <Grid min="figure">
            <NativeSelect
              label="Profession"
              withAsterisk
              data={professions}
              {...inputOf('category')}
            />
            <TextInput
              label="Subject"
              withAsterisk
              description="Such as Ethics or Taxes"
              {...inputOf('subject')}
            />
          </Grid>
          {approvals.map((_, place) => (
            <Grid
              // biome-ignore lint/suspicious/noArrayIndexKey: an approval that is written has no other name
              key={place}
              min="figure"
            >
              <NativeSelect
                label="Approved by"
                withAsterisk
                data={states}
                {...inputOf(`approvals.${place}.state`)}
              />
              <TextInput
                label="Approval number"
                withAsterisk
                {...inputOf(`approvals.${place}.number`)}
              />
              <DayField
                label="Valid through"
                isNeeded
                {...inputOf(`approvals.${place}.validThrough`)}
              />
            </Grid>
          ))}
          <Row>
            {approvals.length < limits.approvals && (
              <PlainButton
                variant="default"
                onClick={() => form.insertListItem('education.approvals', emptyApproval)}
              >
                Add a state approval
              </PlainButton>
            )}
            {approvals.length > 1 && (
              <PlainButton
                variant="subtle"
                onClick={() => form.removeListItem('education.approvals', approvals.length - 1)}
              >
                Remove the last one
              </PlainButton>
            )}
          </Row>
        </>
      )}
    </Stack>
  );
}
