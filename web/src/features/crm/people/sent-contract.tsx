import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import {
  type ContractToSend,
  endSentContract,
  getSentContract,
  sendContract,
} from '@sidework/contracts/client-services/sent-contracts';
import { useState } from 'react';
import { call, useApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { usePeopleActs } from './use-people.ts';

const Window = lazyDialog(
  async () => (await import('./send-contract-window.tsx')).SendContractWindow,
);

/** The contract for a contact without an account: sent in one go, and signed and paid by one link. */
export function SentContract({ person }: { person: CrmPersonView }) {
  const args = { params: { personId: person.id } };
  const { data, mutate } = useApi(getSentContract, args);
  const { refresh } = usePeopleActs();
  const [isSending, setSending] = useState(false);
  if (!data) return null;
  const { contract } = data;
  const [signature] = contract?.signatures ?? [];

  async function act(done: Promise<NonNullable<typeof data>>) {
    await mutate(await done, { revalidate: false });
    await refresh();
  }

  return (
    <Card
      title="Contract"
      aside={
        person.email && (
          <PlainButton variant="default" size="sm" onClick={() => setSending(true)}>
            {contract ? 'Send another' : 'Send a contract'}
          </PlainButton>
        )
      }
    >
      <Stack>
        <Words>{wordsOf(person, contract !== null)}</Words>
        {contract && signature && (
          <Row justify="between">
            <Words tone="soft" isSmall>
              {contract.sections[0]?.text.split('\n')[0]} · signed by you{' '}
              <DateText moment={signature.signedAt} />
            </Words>
            <AskedButton
              label="Withdraw"
              name="the contract"
              title="Withdraw this contract?"
              confirmLabel="Withdraw contract"
              done="Contract withdrawn"
              act={() => act(call(endSentContract, args))}
              messageOf={messageOf}
            >
              Its link opens no more.
            </AskedButton>
          </Row>
        )}
      </Stack>
      <Window
        isOpen={isSending}
        person={person}
        send={(body: ContractToSend, idempotencyKey) =>
          act(call(sendContract, { ...args, body, idempotencyKey }))
        }
        onClose={() => setSending(false)}
      />
    </Card>
  );
}

function wordsOf({ fullName, email }: CrmPersonView, isSent: boolean): string {
  if (isSent) return `${fullName} has the link and has not signed yet.`;
  if (!email) return 'Add an email address to send a contract.';
  return 'Contract, signature and payment in one email: they read, sign and pay on one page.';
}
