import { clockIn, momentIn } from '@sidework/contracts/kernel/zoned-time';
import { texts } from '@sidework/contracts/texts';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { viewersZone, zoneText } from '../../lib/zones.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { TimeField } from '../../ui/fields/time-field.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { FormRefusal } from '../../ui/notices/form-refusal.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { lengthText } from './clock-text.ts';
import { type TypedTime, timesFault } from './typed-times.ts';
import type { Appointments } from './use-appointments.ts';

interface Props {
  isOpen: boolean;
  /** The name of the other side, who chooses. */
  name: string;
  /** The appointment that moves. */
  moves: { id: string; minutes: number } | undefined;
  propose: Appointments['propose'];
  onClose: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480];
const mostTimes = 3;

export function ProposeTimesWindow({ isOpen, ...form }: Props) {
  const title = form.moves ? 'Move the appointment' : 'Propose times';
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={form.onClose}>
      <ProposeTimes {...form} />
    </DialogWindow>
  );
}

function ProposeTimes({ name, moves, propose, onClose }: Omit<Props, 'isOpen'>) {
  const [times, setTimes] = useState<TypedTime[]>([{ day: '', clock: '09:00' }]);
  const [minutes, setMinutes] = useState(moves?.minutes ?? 60);
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, run } = useBusy();
  const key = useIdempotencyKey();
  const timeZone = viewersZone();
  const today = clockIn(timeZone, new Date(serverNow()).toISOString()).slice(0, 10);
  const change = (index: number, part: Partial<TypedTime>) =>
    setTimes(times.map((each, at) => (at === index ? { ...each, ...part } : each)));

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const moments = times.map(({ day, clock }) => momentIn(timeZone, `${day}T${clock}`));
    const fault = timesFault(moments, serverNow());
    setRefusal(fault);
    if (fault) return undefined;
    return run(async () => {
      try {
        const move = moves && { movesId: moves.id };
        await propose({ times: moments, minutes, timeZone, ...move }, key);
        toastSuccess(`${name} is asked to choose a time`);
        onClose();
      } catch (error) {
        const [fieldFault] = error instanceof ApiError ? Object.values(error.fields) : [];
        setRefusal(fieldFault ?? messageOf(error));
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  };

  return (
    <form noValidate aria-label="Propose times" onSubmit={(event) => void send(event)}>
      <Stack>
        <Words>
          {moves
            ? `The appointment stays as it is until ${name} agrees to a new time.`
            : `${name} chooses one of them, or proposes others.`}{' '}
          Times are in {zoneText(timeZone)}.
        </Words>
        {times.map(({ day, clock }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no name, and a change keeps the focus
          <Row key={index}>
            <DayField
              label={`Day ${index + 1}`}
              min={today}
              value={day}
              onChange={({ currentTarget }) => change(index, { day: currentTarget.value })}
            />
            <TimeField
              label={`Time ${index + 1}`}
              value={clock}
              onChange={(value) => change(index, { clock: value })}
            />
            {times.length > 1 && (
              <PlainButton
                variant="subtle"
                size="sm"
                aria-label={`Remove time ${index + 1}`}
                onClick={() => setTimes(times.filter((_, at) => at !== index))}
              >
                Remove
              </PlainButton>
            )}
          </Row>
        ))}
        <FormRefusal text={refusal} />
        {times.length < mostTimes && (
          <PlainButton
            variant="default"
            size="sm"
            onClick={() => setTimes([...times, times.at(-1) ?? { day: '', clock: '' }])}
          >
            Add another time
          </PlainButton>
        )}
        <ChoiceField
          label="Length"
          options={lengths.map((value) => ({ value: String(value), label: lengthText(value) }))}
          value={String(minutes)}
          onChange={(value) => setMinutes(Number(value))}
        />
        <FormActions submitLabel="Propose" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
