import type { AppointmentProposalView } from '@sidework/contracts/client-services/appointment-proposals';
import type { AppointmentView } from '@sidework/contracts/client-services/appointments';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { spanText } from './clock-text.ts';
import { type Appointments, useAppointments } from './use-appointments.ts';

const Window = lazyDialog(
  async () => (await import('./propose-times-window.tsx')).ProposeTimesWindow,
);

interface Props {
  serviceId: string;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** Times that one side proposed: the other chooses one, proposes others or declines; nothing where none wait. */
export function ProposedTimes({ serviceId, side, name }: Props) {
  const appointments = useAppointments(serviceId);
  const { proposal } = appointments;
  if (!proposal) return null;
  const shown = { proposal, name, appointments };
  if (proposal.proposedBy === side) return <OwnTimes key={proposal.id} {...shown} />;
  return <AskedTimes key={proposal.id} {...shown} />;
}

interface TimesProps {
  proposal: AppointmentProposalView;
  name: string;
  appointments: Appointments;
}

const endOf = (startsAt: string, minutes: number) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

const timesOf = ({ times, minutes, timeZone }: AppointmentProposalView) =>
  times.map((time) => ({ value: time, label: spanText(time, endOf(time, minutes), timeZone) }));

function OwnTimes({ proposal, name, appointments }: TimesProps) {
  const { isBusy, act } = useAct(appointments);
  return (
    <Notice
      title={
        proposal.movesId
          ? `You asked ${name} to move your appointment`
          : `You proposed to meet ${name}`
      }
      action={
        <PlainButton
          variant="default"
          isBusy={isBusy}
          aria-label="Withdraw the proposed times"
          onClick={() => void act(() => appointments.end(proposal), 'The times are withdrawn')}
        >
          Withdraw
        </PlainButton>
      }
    >
      {timesOf(proposal)
        .map(({ label }) => label)
        .join(', or ')}
      . {name} has not answered yet.
    </Notice>
  );
}

/** A child's appointment waits for its guardians. */
const agreedText = ({ status }: AppointmentView) =>
  status === 'awaiting_guardian'
    ? 'A parent or guardian is asked to agree too'
    : 'The appointment is agreed on';

function AskedTimes({ proposal, name, appointments }: TimesProps) {
  const options = timesOf(proposal).filter(({ value }) => Date.parse(value) > serverNow());
  const [chosen, setChosen] = useState(options.length === 1 ? options[0]?.value : undefined);
  const [isProposing, setProposing] = useState(false);
  const { isBusy, act } = useAct(appointments);
  return (
    <Notice
      meaning="turn"
      title={
        proposal.movesId
          ? `${name} asks to move your appointment`
          : `${name} proposes to meet for the work`
      }
    >
      <Stack>
        <RadioCards
          label="Choose a time"
          options={options}
          value={chosen ?? null}
          onChange={setChosen}
        />
        <Row gap="xs">
          <PlainButton
            isBusy={isBusy}
            isDisabled={!chosen}
            onClick={() =>
              chosen && void act(() => appointments.agree(proposal, chosen), agreedText)
            }
          >
            Agree to this time
          </PlainButton>
          <PlainButton variant="default" onClick={() => setProposing(true)}>
            Propose others
          </PlainButton>
          <PlainButton
            variant="subtle"
            isBusy={isBusy}
            onClick={() => void act(() => appointments.end(proposal), 'The times are declined')}
          >
            None of these
          </PlainButton>
        </Row>
      </Stack>
      <Window
        isOpen={isProposing}
        name={name}
        moves={proposal.movesId ? { id: proposal.movesId, minutes: proposal.minutes } : undefined}
        propose={appointments.propose}
        onClose={() => setProposing(false)}
      />
    </Notice>
  );
}

/** Runs one act at a time, and says what became of it; what was refused may be answered already, so it is read again. */
function useAct({ refresh }: Appointments) {
  const { isBusy, run } = useBusy();
  const act = <T,>(decide: () => Promise<T>, done: string | ((result: T) => string)) =>
    run(async () => {
      try {
        const result = await decide();
        toastSuccess(typeof done === 'string' ? done : done(result));
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
        await refresh();
      }
    });
  return { isBusy, act };
}
