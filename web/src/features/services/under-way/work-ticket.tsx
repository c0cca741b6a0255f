import type { ServiceView } from '@sidework/contracts/client-services/services';
import { stages } from '@sidework/contracts/client-services/stages';
import { shortDayText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { startText } from '../../../lib/start-text.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Chip } from '../../../ui/figures/chip.tsx';
import { DottedLine } from '../../../ui/figures/dotted-line.tsx';
import { Ticket } from '../../../ui/rows/ticket.tsx';
import { sceneOfTrade } from '../../../ui/scenes/scene-of-trade.ts';
import { fundWord, statesOf, type Turn, turnOf } from '../what-waits.ts';

interface Props {
  service: ServiceView;
  /** Whether it is the viewer's own work, and not done for them. */
  isOwn: boolean;
  isSlim?: boolean;
}

/** Work under way, as either of its sides follows it. */
export function WorkTicket({ service, isOwn, isSlim = false }: Props) {
  const other = (isOwn ? service.client : service.professional)?.fullName ?? 'Someone';
  const stage = stages.find(({ key }) => key === service.progressStage)?.label ?? '';
  const chip = turnChipOf(service, isOwn, other);
  const act = actOf(service, isOwn);
  const { estimatedCompletionDate, nextAppointment } = service;
  const estimate = estimatedCompletionDate && `Estimated ${shortDayText(estimatedCompletionDate)}`;
  const meeting =
    nextAppointment &&
    `Next appointment ${startText(nextAppointment.startsAt, nextAppointment.timeZone)}`;
  return (
    <Ticket
      isSlim={isSlim}
      scene={sceneOfTrade(service.professional?.profession, service.title)}
      title={service.title}
      to={paths.service(service.id)}
      person={isOwn ? `You work for ${other}` : `${other} works for you`}
      progress={service.progressPercentage}
      next={
        (chip || estimate || meeting) && <DottedLine parts={[chip && stage, meeting, estimate]} />
      }
      amount={<Amount cents={service.totalAmountCents} />}
      // In a line the button says it.
      chip={!(isSlim && act) && (chip || <Chip meaning="open">{stage}</Chip>)}
      action={
        isSlim && (
          // The service's page holds the form for the answer.
          <LinkButton to={paths.service(service.id)} variant={act ? 'filled' : 'default'}>
            {act ?? 'Open'}
          </LinkButton>
        )
      }
      stamp={service.agreement === 'accepted' ? 'Hired' : undefined}
    />
  );
}

const actWords: Partial<Record<Turn, string>> = {
  agree: 'Review',
  terms: 'Review',
  extension: 'Decide',
  release: 'Release',
};

function actOf(service: ServiceView, isOwn: boolean) {
  const turn = turnOf(service, isOwn ? 'professional' : 'client');
  return turn === 'fund' ? fundWord(service) : turn && actWords[turn];
}

/**
 * It names the viewer's task, else that of the other side; without either the client waits for the
 * professional.
 */
function turnChipOf(service: ServiceView, isOwn: boolean, other: string) {
  const states = statesOf(service, isOwn ? 'professional' : 'client');
  const asked = states.find(({ meaning }) => meaning !== 'open' && meaning !== 'over');
  if (asked) return <Chip meaning={asked.meaning}>{asked.label}</Chip>;
  return !isOwn && <Chip meaning="waiting">With {other.split(' ')[0]}</Chip>;
}
