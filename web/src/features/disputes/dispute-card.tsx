import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFee } from '@sidework/contracts/kernel/percent';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Fact, FactGrid } from '../../ui/fact-grid.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PersonLine } from '../../ui/person-line.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { WaitedText } from '../../ui/waited-text.tsx';
import { Words } from '../../ui/words.tsx';

interface Props {
  dispute: DisputeView;
  decide: () => void;
}

/** What a moderator knows before splitting: both sides, what was agreed on, and what each would get. */
export function DisputeCard({ dispute, decide }: Props) {
  return (
    <Card title={dispute.title} aside={<Chip meaning="turn">Your turn</Chip>}>
      <Split
        aside={
          <>
            <Shares dispute={dispute} />
            <PlainButton onClick={decide}>Decide</PlainButton>
          </>
        }
      >
        <Stack>
          <BothSides dispute={dispute} />
          <Agreed dispute={dispute} />
        </Stack>
      </Split>
    </Card>
  );
}

/** Only who opens a dispute writes in it, which is said of the other side. */
function BothSides({ dispute }: Pick<Props, 'dispute'>) {
  const { clientId, clientName, professionalId, professionalName, reason } = dispute;
  const isAdmin = useSession()?.viewer.roles.includes('admin');
  const isByClient = dispute.openedBy === 'client';
  const [opener, other] = isByClient
    ? [clientName, professionalName]
    : [professionalName, clientName];
  const account = (id: string, name: string) =>
    isAdmin && (
      <Link to={paths.account(id)} aria-label={`Account of ${name}`}>
        Account
      </Link>
    );
  return (
    <>
      <Notice meaning="over" title={`${opener} says`}>
        <LongText>{reason}</LongText>
      </Notice>
      <Words isSmall tone="soft">
        {other} wrote nothing here: only who opens a dispute does.
      </Words>
      <PersonLine
        id={clientId}
        name={clientName}
        details={isByClient ? 'Client · opened the dispute' : 'Client'}
        action={account(clientId, clientName)}
      />
      <PersonLine
        id={professionalId}
        name={professionalName}
        details={isByClient ? 'Professional' : 'Professional · opened the dispute'}
        action={account(professionalId, professionalName)}
      />
    </>
  );
}

function Agreed({ dispute }: Pick<Props, 'dispute'>) {
  const { description, progressPercentage, deadline, openedAt } = dispute;
  return (
    <>
      <FactGrid>
        <Fact name="Waiting for">
          <WaitedText since={openedAt} />
        </Fact>
        <Fact name="Work">{progressPercentage}% done, as the professional says</Fact>
        <Fact name="Deadline">{deadline ? dayText(deadline) : 'None'}</Fact>
      </FactGrid>
      <div>
        <Words isSmall tone="soft">
          What was agreed
        </Words>
        <LongText>{description}</LongText>
      </div>
    </>
  );
}

/** The plainest splits, so that the fee is known before the dialog. */
function Shares({ dispute }: Pick<Props, 'dispute'>) {
  const { heldCents, totalAmountCents, feeBps, clientName, professionalName } = dispute;
  const half = Math.floor(heldCents / 2);
  const net = (cents: number) => lessFee(cents, feeBps).netCents;
  return (
    <>
      <Facts
        facts={[
          { label: 'Agreed total', value: <MoneyText cents={totalAmountCents} /> },
          { label: 'Held', value: <MoneyText cents={heldCents} />, isSum: true },
        ]}
      />
      <Words isSmall tone="soft">
        What each would get
      </Words>
      <Facts
        facts={[
          { label: `All to ${clientName}`, note: 'No fee', value: <MoneyText cents={heldCents} /> },
          {
            label: 'Half to each',
            note: `${professionalName} gets ${formatCents(net(heldCents - half))} after the fee`,
            value: <MoneyText cents={half} />,
          },
          {
            label: `All to ${professionalName}`,
            note: `After the fee of ${feeBps / 100}%`,
            value: <MoneyText cents={net(heldCents)} />,
          },
        ]}
      />
    </>
  );
}
