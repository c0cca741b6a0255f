import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Fact, FactGrid } from '../../ui/figures/fact-grid.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { WaitedText } from '../../ui/figures/waited-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Split, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { SkeletonLine } from '../../ui/rows/skeleton-line.tsx';
import { Appealed, ModeratorEvidence } from './dispute-file-parts.tsx';
import { DisputeShares } from './dispute-shares.tsx';

export interface Answer {
  /** Null where they wrote nothing. */
  words: string | null;
  /** It names the subject and the time of their words. */
  about?: ReactNode;
  /** Staff contact the guardian of a child. */
  isChild: boolean;
}

interface Props {
  dispute: DisputeView;
  /**
   * It is the last statement of the side that did not open the dispute: undefined while it is
   * loading, null if it cannot be read.
   */
  answer: Answer | null | undefined;
  /** It shows the actions and words of both sides. */
  history: ReactNode;
  decide: () => void;
}

/**
 * A moderator sees both sides, the agreed terms, the history and the possible shares before
 * splitting.
 */
export function DisputeCard({ dispute, answer, history, decide }: Props) {
  const { clientId, clientName, professionalId, professionalName, openedBy, heldCents } = dispute;
  const isByClient = openedBy === 'client';
  return (
    <Card
      title={dispute.title}
      aside={
        <Row gap="xs">
          <Words as="span" isStrong>
            <MoneyText cents={heldCents} /> held
          </Words>
          <Chip meaning="turn">
            <span>
              Waits <WaitedText since={dispute.openedAt} />
            </span>
          </Chip>
        </Row>
      }
    >
      <Stack gap="xs">
        <Notice meaning="over" title={`${isByClient ? clientName : professionalName} says`}>
          <LongText>{dispute.reason}</LongText>
        </Notice>
        {dispute.answer && (
          <Notice meaning="over" title={`${isByClient ? professionalName : clientName} answers`}>
            <LongText>{dispute.answer.text}</LongText>
          </Notice>
        )}
        {!dispute.answer && answer !== null && (
          <OtherSide
            answerUntil={dispute.answerUntil}
            id={isByClient ? professionalId : clientId}
            name={isByClient ? professionalName : clientName}
            answer={answer}
          />
        )}
        <Appealed dispute={dispute} />
        <ModeratorEvidence dispute={dispute} />
      </Stack>
      <Split
        aside={
          <>
            <DisputeShares dispute={dispute} />
            <PlainButton onClick={decide}>Decide</PlainButton>
          </>
        }
      >
        <Stack>
          <Party id={clientId} name={clientName} part="Client" hasOpened={isByClient} />
          <Party
            id={professionalId}
            name={professionalName}
            part="Professional"
            hasOpened={!isByClient}
          />
          <Agreed dispute={dispute} />
        </Stack>
        <Stack gap="sm">
          <Words as="h3" isStrong>
            What happened
          </Words>
          {history}
        </Stack>
      </Split>
    </Card>
  );
}

interface OtherProps {
  id: string;
  name: string;
  answer: Answer | undefined;
  answerUntil: string | null;
}

/** Until the other side has answered, this shows the last words that they wrote while they worked. */
function OtherSide({ id, name, answer, answerUntil }: OtherProps) {
  if (!answer)
    return (
      <Notice meaning="over" title={name}>
        <SkeletonLine height={20} width="60%" />
      </Notice>
    );
  const { words, about, isChild } = answer;
  return (
    <Notice
      meaning="over"
      title={words && `${name} wrote last`}
      action={<WayToAsk id={id} name={name} isChild={isChild} />}
    >
      {words && <LongText>{words}</LongText>}
      {about && (
        <Words isSmall tone="soft">
          {about}
        </Words>
      )}
      <Words>
        {name} has not told their side yet{!words && ', and left no notes on this work'}.
        {answerUntil && (
          <>
            {' '}
            They can until <DateText moment={answerUntil} />.
          </>
        )}
      </Words>
    </Notice>
  );
}

type AskProps = Pick<OtherProps, 'id' | 'name'> & Pick<Answer, 'isChild'>;

/** Only an administrator can open an account, which shows the email address of a person or the guardians of a child. */
function WayToAsk({ id, name, isChild }: AskProps) {
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  if (!isAdmin)
    return (
      <Words isSmall tone="soft">
        An administrator can contact {isChild ? `a guardian of ${name}` : name}.
      </Words>
    );
  return (
    <LinkButton variant="default" to={paths.account(id)}>
      How to contact {isChild ? 'a guardian' : 'them'}
    </LinkButton>
  );
}

interface PartyProps {
  id: string;
  name: string;
  part: string;
  hasOpened: boolean;
}

function Party({ id, name, part, hasOpened }: PartyProps) {
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  return (
    <PersonLine
      id={id}
      name={name}
      details={hasOpened ? `${part} · opened the dispute` : part}
      action={
        isAdmin && (
          <Link to={paths.account(id)} aria-label={`Account of ${name}`}>
            Account
          </Link>
        )
      }
    />
  );
}

function Agreed({ dispute }: Pick<Props, 'dispute'>) {
  const { description, progressPercentage, deadline, professionalName } = dispute;
  const { startedAt, stageChangedAt } = dispute;
  return (
    <>
      <div>
        <Words isSmall tone="soft">
          What was agreed
        </Words>
        <LongText>{description}</LongText>
      </div>
      <FactGrid isWide>
        <Fact name="Started">
          <DateText moment={startedAt} />
        </Fact>
        {deadline && <Fact name="Deadline">{dayText(deadline)}</Fact>}
        <Fact name="Work done">
          {progressPercentage}%, says {professionalName}
          {stageChangedAt && (
            <>
              , <DateText moment={stageChangedAt} />
            </>
          )}
        </Fact>
      </FactGrid>
    </>
  );
}
