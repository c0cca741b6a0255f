import type { DisputeView } from '@sidework/contracts/client-services/escrow';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lessFeeOfPart } from '@sidework/contracts/kernel/percent';
import { Facts } from '../../ui/figures/facts.tsx';
import { MoneyText } from '../../ui/figures/money-text.tsx';
import { type Column, Table } from '../../ui/figures/table.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Shares {
  /** How much of what is held goes to the client, as the buttons of the dialog say it. */
  toClient: string;
  client: number;
  professional: number;
}

/**
 * It shows what both would get by the simplest splits, so that the fee is known before the dialog.
 */
export function DisputeShares({ dispute }: { dispute: DisputeView }) {
  const { heldCents, totalAmountCents, feeBps, professionalName } = dispute;
  const [client, professional] = columnNames(dispute);
  const isAll = heldCents === totalAmountCents;
  const columns: Column<Shares>[] = [
    { key: 'toClient', label: `If ${client} gets`, cell: ({ toClient }) => toClient },
    {
      key: 'client',
      label: client,
      isFigure: true,
      cell: (shares) => formatCents(shares.client),
    },
    {
      key: 'professional',
      label: professional,
      isFigure: true,
      cell: (shares) => formatCents(shares.professional),
    },
  ];
  return (
    <>
      <Facts
        facts={[
          {
            label: 'Held',
            isSum: true,
            value: <MoneyText cents={heldCents} />,
            note: isAll ? 'All that was agreed' : `Of ${formatCents(totalAmountCents)} agreed`,
          },
        ]}
      />
      <Table
        caption="What each would get"
        columns={columns}
        rows={sharesOf(dispute)}
        keyOf={({ toClient }) => toClient}
      />
      <Words isSmall tone="soft">
        After the fee of {feeBps / 100}%, which {professionalName} pays.
      </Words>
    </>
  );
}

function sharesOf({ heldCents, releasedCents, feeBps }: DisputeView): Shares[] {
  const half = Math.floor(heldCents / 2);
  const net = (cents: number) => lessFeeOfPart(releasedCents, cents, feeBps).netCents;
  return [
    { toClient: 'All', client: heldCents, professional: 0 },
    { toClient: 'Half', client: half, professional: net(heldCents - half) },
    { toClient: 'Nothing', client: 0, professional: net(heldCents) },
  ];
}

/** Two whole names do not fit above their sums on a phone; two alike would not tell whose they are. */
function columnNames({ clientName, professionalName }: DisputeView): [string, string] {
  const [client, professional] = [firstName(clientName), firstName(professionalName)];
  return client === professional ? [clientName, professionalName] : [client, professional];
}

const firstName = (fullName: string) => fullName.split(' ', 1)[0] ?? fullName;
