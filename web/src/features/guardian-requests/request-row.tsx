import { priceLabel } from '@sidework/contracts/education-events/course-money';
import type { GuardianRequest } from '@sidework/contracts/education-events/guardian-requests';
import { texts } from '@sidework/contracts/texts';
import { IconCalendarEvent, IconSchool } from '@tabler/icons-react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { refundText } from '../../lib/refund-text.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { zoneText } from '../../lib/zones.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DottedLine } from '../../ui/figures/dotted-line.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { ListRow, RowIcon } from '../../ui/rows/rows.tsx';
import { requestStates } from './request-states.ts';
import type { GuardianRequests } from './use-guardian-requests.ts';

interface Props {
  request: GuardianRequest;
  requests: GuardianRequests;
}

export function RequestRow({ request, requests }: Props) {
  const { status, paymentId } = request;
  return (
    <ListRow
      lead={
        <RowIcon>
          {request.kind === 'course' ? <IconSchool size={20} /> : <IconCalendarEvent size={20} />}
        </RowIcon>
      }
      title={request.title}
      to={request.path}
      chip={
        status !== 'awaiting_guardian' && (
          <Chip meaning={requestStates[status].meaning}>{requestStates[status].word}</Chip>
        )
      }
      details={
        <>
          <DottedLine parts={detailsOf(request)} />
          {request.givenBy && <div>With {request.givenBy}</div>}
          {request.ticketTypeName && <div>Ticket: {request.ticketTypeName}</div>}
          {request.answers.map(({ question, answer }) => (
            <div key={question}>
              {question} {answer}
            </div>
          ))}
          {request.refundRule && request.priceCents > 0 && (
            <div>{refundText(request.refundRule)}</div>
          )}
          {request.changedParts.length > 0 && (
            <div>Changed since your yes: {request.changedParts.join(', ')}</div>
          )}
          {request.waitsForStaff && (
            <div>Sidework looks at the change first. You can agree after that.</div>
          )}
        </>
      }
      action={
        status === 'awaiting_guardian' ? (
          <Answer request={request} requests={requests} />
        ) : (
          paymentId && <LinkButton to={paths.pay(paymentId)}>Pay now</LinkButton>
        )
      }
    />
  );
}

function Answer({ request, requests }: Props) {
  const { id, title, priceCents, waitsForStaff } = request;
  const { isBusy, run } = useBusy();
  const approve = () =>
    run(async () => {
      try {
        await requests.approve(request);
        toastSuccess(priceCents > 0 ? 'You agreed. It begins once it is paid' : 'You agreed');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <ButtonRow>
      {!waitsForStaff && (
        <PlainButton
          size="sm"
          isBusy={isBusy}
          aria-label={`Approve ${title}`}
          onClick={() => void approve()}
        >
          Approve
        </PlainButton>
      )}
      <AskedButton
        label="Decline"
        size="sm"
        name={title}
        title={`Decline “${title}”?`}
        confirmLabel="Decline"
        done="You declined it"
        act={() => requests.decline(id)}
        messageOf={messageOf}
      >
        Your child sees that you do not agree. It can be asked for again.
      </AskedButton>
    </ButtonRow>
  );
}

function detailsOf({ kind, startsAt, timeZone, location, ...about }: GuardianRequest): string[] {
  const when =
    startsAt &&
    timeZone &&
    `${new Date(startsAt).toLocaleString('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })} ${zoneText(timeZone)}`;
  const what = kind === 'course' ? 'Course' : 'Event';
  const facts = [what, lengthText(about.minutes), priceLabel(about.priceCents), when, location];
  return facts.flatMap((fact) => fact || []);
}

function lengthText(minutes: number): string {
  const hours = Math.round(minutes / 30) / 2;
  return minutes < 60 ? `${minutes} minutes` : hours === 1 ? '1 hour' : `${hours} hours`;
}
