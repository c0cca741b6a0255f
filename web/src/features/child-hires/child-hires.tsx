import {
  approveHire,
  type ChildHireView,
  listChildHires,
  refuseHire,
} from '@sidework/contracts/marketplace/child-hires';
import { youthCautionsOf } from '@sidework/contracts/marketplace/youth-cautions';
import { getToday } from '@sidework/contracts/network-chat/today';
import { texts } from '@sidework/contracts/texts';
import { call, useApi, useInvalidate } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { PersonLine } from '../../ui/rows/person-line.tsx';

/** Every look at a child is recorded, so nothing of it is read again by itself. */
const onceAsked = { revalidateOnFocus: false, revalidateOnReconnect: false } as const;

function useChildHires() {
  const { data, error, mutate } = useApi(listChildHires, { query: { limit: 100 } }, onceAsked);
  const invalidate = useInvalidate();
  const answer = async (sent: Promise<unknown>) => {
    await sent;
    await mutate();
    await invalidate(getToday);
  };
  const at = (proposalId: string) => ({ params: { proposalId } });
  return {
    hires: data?.items,
    error,
    reload: () => mutate(),
    approve: (proposalId: string) => answer(call(approveHire, at(proposalId))),
    refuse: (proposalId: string) => answer(call(refuseHire, at(proposalId))),
  };
}

type Answers = Pick<ReturnType<typeof useChildHires>, 'approve' | 'refuse'>;

/** Without `childId` it lists the hires of all children of a guardian. */
export function ChildHires({ childId }: { childId?: string }) {
  const { hires, error, reload, ...answers } = useChildHires();
  if (error && !hires) return <ErrorNotice error={error} onRetry={reload} />;
  const waiting = hires?.filter(({ child }) => !childId || child.id === childId) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title="Jobs that wait for your yes">
      <Stack gap="md">
        {waiting.map((hire) => (
          <Hire key={hire.proposalId} hire={hire} answers={answers} />
        ))}
      </Stack>
    </Section>
  );
}

function Hire({ hire, answers }: { hire: ChildHireView; answers: Answers }) {
  const { proposalId, title, child, client, proposedCostCents, waitsUntil } = hire;
  const { isBusy, run } = useBusy();
  const approve = () =>
    run(async () => {
      try {
        await answers.approve(proposalId);
        toastSuccess(`You agreed. ${child.fullName} is hired`);
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <Card title={`${child.fullName}: ${title}`}>
      <Stack gap="sm">
        <PersonLine
          name={client.fullName}
          id={client.id}
          imageUrl={client.avatarUrl}
          details="wants to hire your child"
        />
        <Amount cents={proposedCostCents} />
        {hire.location && <p>{hire.location}</p>}
        <LongText>{hire.description}</LongText>
        <p>
          {child.fullName} wrote: “{hire.message}”
        </p>
        {youthCautionsOf(hire.category).map((text) => (
          <Notice key={text} meaning="due">
            {text}
          </Notice>
        ))}
        <p>
          One guardian's yes is enough. It expires on <DateText moment={waitsUntil} />. Client and
          child then write in a room that you are in.
        </p>
        <ButtonRow>
          <PlainButton
            isBusy={isBusy}
            aria-label={`Approve ${title}`}
            onClick={() => void approve()}
          >
            Approve
          </PlainButton>
          <AskedButton
            label="Decline"
            name={title}
            title={`Decline “${title}”?`}
            confirmLabel="Decline"
            done="You declined it"
            act={() => answers.refuse(proposalId)}
            messageOf={messageOf}
          >
            The proposal of your child is declined, and the job stays open to others.
          </AskedButton>
        </ButtonRow>
      </Stack>
    </Card>
  );
}
