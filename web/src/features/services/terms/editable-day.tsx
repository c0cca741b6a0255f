import { clientServicesProblems } from '@sidework/contracts/client-services/problems';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { texts } from '@sidework/contracts/texts';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSendWhenOnline } from '../../../lib/use-send-when-online.ts';
import { viewersZone } from '../../../lib/zones.ts';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../../ui/notices/toasts.ts';
import { WaitingNote } from '../../../ui/notices/waiting-note.tsx';

interface Props {
  service: ServiceView;
  label: string;
  field: 'deadline' | 'estimatedCompletionDate';
  description?: string | undefined;
  saveDay: (day: string | null) => Promise<unknown>;
  /** They stand between the day and the button. */
  children?: ReactNode;
}

/** The day that the viewer sets. What is typed stays until it is saved, whatever arrives meanwhile. */
export function EditableDay({ service, label, field, description, saveDay, children }: Props) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { isWaiting, send } = useSendWhenOnline();
  const input = useRef<HTMLInputElement>(null);
  const kept = service[field] ?? '';
  const day = typed ?? kept;
  const today = dayIn(viewersZone(), new Date());

  function type(text: string) {
    setTyped(text);
    setFault(undefined);
  }

  function refuse(text: string | undefined) {
    setFault(text);
    if (text) input.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (input.current?.validity.badInput) return refuse('Choose a whole date, or clear it');
    if (day === kept) return refuse(day ? 'This day is saved already' : 'Choose a date first');
    if (day && day < today) return refuse(clientServicesProblems.day_in_the_past);
    setFault(undefined);
    setBusy(true);
    try {
      await send(() => saveDay(day || null));
      setTyped(undefined);
      toastSuccess(texts.services.deadlinesUpdated);
    } catch (error) {
      if (error instanceof ApiError) refuse(error.fields[field]);
      const text = `${texts.services.deadlinesFailed}${messageOf(error)}`;
      toastFailure(texts.toastTitles.error, text);
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <DayField
          ref={input}
          label={label}
          min={today}
          value={day}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          description={description}
          error={fault}
        />
        {children}
        <WaitingNote isWaiting={isWaiting} what="The day is saved" />
        <ButtonRow>
          <PlainButton type="submit" variant="default" isBusy={isBusy}>
            Save Deadlines
          </PlainButton>
        </ButtonRow>
      </Stack>
    </form>
  );
}
