import type { DisputeCase } from '@sidework/contracts/client-services/dispute-case';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { ReactNode } from 'react';
import { Chip, type Meaning } from '../../../ui/figures/chip.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { MoneyText } from '../../../ui/figures/money-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { DecisionActs } from './decision-acts.tsx';
import { DisputeAnswerForm } from './dispute-answer.tsx';
import { DisputeEvidence } from './dispute-evidence.tsx';
import { DisputeMessages } from './dispute-messages.tsx';
import { type DisputeActs, type NameOf, useDisputes } from './use-disputes.ts';

interface Props {
  service: ServiceView;
  /** `You` is the name of the viewer's own side; a guardian has none. */
  nameOf: NameOf;
  /** The person on the other side; a guardian chooses no messages. */
  otherId?: string;
}

/** The dispute about a service while it goes on; one that is over stands in the timeline. */
export function DisputeFile({ service, nameOf, otherId = '' }: Props) {
  const acts = useDisputes(service);
  const [dispute] = acts.disputes ?? [];
  if (!dispute || dispute.status === 'settled') return null;
  return (
    <Card
      title="Dispute"
      aside={<Chip meaning={states[dispute.status].meaning}>{states[dispute.status].label}</Chip>}
    >
      <Stack>
        <Words>{nextText(dispute, service)}</Words>
        <Told dispute={dispute} nameOf={nameOf} />
        {dispute.may.answer && <DisputeAnswerForm serviceId={service.id} acts={acts} />}
        <DisputeEvidence dispute={dispute} nameOf={nameOf} acts={acts} />
        <DisputeMessages dispute={dispute} otherId={otherId} nameOf={nameOf} acts={acts} />
        {dispute.decision && <Decision dispute={dispute} acts={acts} nameOf={nameOf} />}
      </Stack>
    </Card>
  );
}

const states: Record<DisputeCase['status'], { label: string; meaning: Meaning }> = {
  open: { label: 'Waits for a Moderator', meaning: 'waiting' },
  decided: { label: 'Decided', meaning: 'turn' },
  appealed: { label: 'Appealed', meaning: 'waiting' },
  settled: { label: 'Settled', meaning: 'over' },
};

/** It says what happens next, and that nothing else can be done meanwhile. */
function nextText(
  { status, answerUntil, appealUntil }: DisputeCase,
  service: ServiceView,
): ReactNode {
  const held = formatCents(service.escrowedAmountCents);
  if (status === 'decided')
    return (
      <>
        {held} stays held until both of you accept the decision, or until{' '}
        {appealUntil && <DateText moment={appealUntil} />}. Then it moves as decided.
      </>
    );
  if (status === 'appealed')
    return <>{held} stays held. Another moderator decides, and that decision is final.</>;
  return (
    <>
      {held} stays held, and nothing is released, cancelled or changed until a moderator decides how
      to split it.
      {answerUntil && (
        <>
          {' '}
          The other side can answer until <DateText moment={answerUntil} />.
        </>
      )}
    </>
  );
}

interface Sided {
  dispute: DisputeCase;
  nameOf: NameOf;
}

/** Both statements and the appeal, in their order. */
function Told({ dispute: { opened, answer, appeal, firstDecision }, nameOf }: Sided) {
  const said = (by: 'client' | 'professional', verb: string) => `${nameOf(by)} ${verb}`;
  return (
    <Stack gap="xs">
      <Notice meaning="over" title={said(opened.by, 'opened the dispute')}>
        <LongText>{opened.text}</LongText>
      </Notice>
      {answer && (
        <Notice meaning="over" title={said(answer.by, 'answered')}>
          <LongText>{answer.text}</LongText>
        </Notice>
      )}
      {firstDecision && (
        <Notice meaning="over" title="The first decision, which was appealed">
          <p>
            {formatCents(firstDecision.toClientCents)} to the client,{' '}
            {formatCents(firstDecision.toProfessionalCents)} to the professional.
          </p>
          <LongText>{firstDecision.explanation}</LongText>
        </Notice>
      )}
      {appeal && (
        <Notice meaning="over" title={said(appeal.by, 'appealed')}>
          <LongText>{appeal.text}</LongText>
        </Notice>
      )}
    </Stack>
  );
}

function Decision({ dispute, acts, nameOf }: Sided & { acts: DisputeActs }) {
  const { decision, accepted, may } = dispute;
  if (!decision) return null;
  return (
    <Notice meaning={may.appeal ? 'turn' : 'waiting'} title="A moderator decided">
      <Stack gap="sm">
        <Facts
          facts={[
            { label: 'To the client', value: <MoneyText cents={decision.toClientCents} /> },
            {
              label: 'To the professional',
              note: 'Before the platform’s fee',
              value: <MoneyText cents={decision.toProfessionalCents} />,
            },
          ]}
        />
        <LongText>{decision.explanation}</LongText>
        {accepted.client && <p>{nameOf('client')} accepted it.</p>}
        {accepted.professional && <p>{nameOf('professional')} accepted it.</p>}
        {may.appeal && <DecisionActs acts={acts} mayAccept={may.accept} />}
      </Stack>
    </Notice>
  );
}
