import { useForm } from '@mantine/form';
import { mostMilestones } from '@sidework/contracts/client-services/milestone-words';
import type { MilestoneProposal } from '@sidework/contracts/client-services/milestones';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { FormActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { DollarsInput } from '../../../ui/fields/dollars-input.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { firstParts, leftText, type TypedPart, toMilestones } from './milestone-parts.ts';

interface Props {
  isOpen: boolean;
  service: ServiceView;
  propose: (body: MilestoneProposal, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
}

const title = 'Propose Milestones';

export function ProposeWindow({ isOpen, ...form }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={form.onClose}>
      <ProposeForm {...form} />
    </DialogWindow>
  );
}

function ProposeForm({ service, propose, onClose }: Omit<Props, 'isOpen'>) {
  const total = service.totalAmountCents;
  const form = useForm<{ parts: TypedPart[] }>({
    initialValues: { parts: firstParts(total) },
    validate: {
      parts: {
        title: (typed) => (typed.trim() === '' ? 'Name this milestone' : null),
        amount: (typed) => ((parseDollars(typed) ?? 0) < 1 ? 'Enter an amount above $0' : null),
      },
    },
  });
  const { parts } = form.values;
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ parts: typed }, key) => propose(toMilestones(typed), key),
    done: 'Milestones proposed',
    onSent: onClose,
  });
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit}>
      <Stack>
        <Words>
          The milestones make up the agreed {formatCents(total)}. Each one is paid in and released
          separately. The first can be a deposit.
        </Words>
        {parts.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own before it is typed
          <fieldset key={index}>
            <legend>Milestone {index + 1}</legend>
            <Stack gap="xs">
              <TextInput
                label={`Title of milestone ${index + 1}`}
                maxLength={120}
                {...form.getInputProps(`parts.${index}.title`)}
              />
              <DollarsInput
                label={`Amount of milestone ${index + 1}`}
                {...form.getInputProps(`parts.${index}.amount`)}
              />
              <DayField
                label={`Due date of milestone ${index + 1} (optional)`}
                {...form.getInputProps(`parts.${index}.dueOn`)}
              />
              {parts.length > 2 && (
                <PlainButton
                  variant="subtle"
                  size="sm"
                  onClick={() => form.removeListItem('parts', index)}
                >
                  Remove milestone {index + 1}
                </PlainButton>
              )}
            </Stack>
          </fieldset>
        ))}
        <Row justify="between">
          <PlainButton
            variant="default"
            size="sm"
            isDisabled={parts.length >= mostMilestones}
            onClick={() => form.insertListItem('parts', { title: '', amount: '', dueOn: '' })}
          >
            Add a milestone
          </PlainButton>
          <span aria-live="polite">
            <Words tone="soft" isSmall>
              {leftText(parts, total)}
            </Words>
          </span>
        </Row>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <FormActions submitLabel="Propose milestones" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
