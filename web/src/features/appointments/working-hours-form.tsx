import type { WorkingHours } from '@sidework/contracts/client-services/working-hours';
import { texts } from '@sidework/contracts/texts';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { viewersZone, zoneText } from '../../lib/zones.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { TextButton } from '../../ui/buttons/text-button.tsx';
import { ChoiceField } from '../../ui/fields/plain-fields.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { FormRefusal } from '../../ui/notices/form-refusal.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { lengthText } from './clock-text.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { WeekFields } from './week-fields.tsx';

interface Props {
  begun: WorkingHours;
  save: (hours: WorkingHours) => Promise<unknown>;
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480];
const travels = [0, 15, 30, 45, 60, 90, 120];
const notices = [0, 2, 4, 12, 24, 48, 72, 168];
const noticeText = (hours: number) => {
  if (hours === 0) return 'None';
  return hours <= 24 ? lengthText(hours * 60) : `${hours / 24} days`;
};

const choices = (values: number[], textOf: (value: number) => string) =>
  values.map((value) => ({ value: String(value), label: textOf(value) }));

/** When others can book one's gigs. */
export function WorkingHoursForm({ begun, save }: Props) {
  const [hours, setHours] = useState(begun);
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, run } = useBusy();
  const set = (part: Partial<WorkingHours>) => setHours({ ...hours, ...part });
  const here = viewersZone();

  const send = (event: SubmitEvent) => {
    event.preventDefault();
    return run(async () => {
      try {
        setRefusal(undefined);
        await save(hours);
        toastSuccess('Your working hours are saved');
      } catch (error) {
        const fields = error instanceof ApiError ? Object.values(error.fields) : [];
        setRefusal(fields[0] ?? messageOf(error));
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  };

  return (
    <form noValidate aria-label="Working hours" onSubmit={(event) => void send(event)}>
      <Stack gap="lg">
        <Card title="Weekly hours">
          <Stack>
            <Words>
              Times are in {zoneText(hours.timeZone)}.{' '}
              {hours.timeZone !== here && (
                <TextButton onClick={() => set({ timeZone: here })}>
                  Use {zoneText(here)} instead
                </TextButton>
              )}
            </Words>
            <WeekFields week={hours.week} onChange={(week) => set({ week })} />
          </Stack>
        </Card>
        <Card title="Appointments">
          <Grid min="figure">
            <ChoiceField
              label="Length"
              options={choices(lengths, lengthText)}
              value={String(hours.appointmentMinutes)}
              onChange={(value) => set({ appointmentMinutes: Number(value) })}
            />
            <ChoiceField
              label="Travel after each"
              options={choices(travels, (value) => (value === 0 ? 'None' : lengthText(value)))}
              value={String(hours.travelMinutes)}
              onChange={(value) => set({ travelMinutes: Number(value) })}
            />
            <ChoiceField
              label="Notice"
              options={choices(notices, noticeText)}
              value={String(hours.noticeHours)}
              onChange={(value) => set({ noticeHours: Number(value) })}
            />
          </Grid>
        </Card>
        <Card title="Days off">
          <DaysOffFields daysOff={hours.daysOff} onChange={(daysOff) => set({ daysOff })} />
        </Card>
        <FormRefusal text={refusal} />
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Save working hours
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}
