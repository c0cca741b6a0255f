import { contractName } from '@sidework/contracts/client-services/contract-words';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import type { WorkContractView } from '@sidework/contracts/client-services/work-contracts';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { SignForm } from '../../../ui/fields/sign-form.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ContractText } from '../../../ui/layout/contract-text.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { Rows } from '../../../ui/rows/rows.tsx';
import { SignedRow } from './signed-row.tsx';
import { type ContractActs, useContracts } from './use-contracts.ts';

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  /** The name of the other side. */
  name: string;
}

/** The contract of a service and its amendments; nothing where there is none and can be none. */
export function Contracts({ service, side, name }: Props) {
  const acts = useContracts(service);
  const [isOpen, setOpen] = useState(false);
  const { contracts: shown } = acts;
  if (!shown || (shown.contracts.length === 0 && !shown.draft)) return null;
  const { draft } = shown;
  const signed = shown.contracts.filter(({ status }) => status === 'signed');
  const waiting = shown.contracts.find(({ status }) => status === 'open');
  const word = draft?.kind === 'amendment' ? 'amendment' : 'contract';
  return (
    <div id="contract">
      <Card
        title="Contract"
        aside={
          draft &&
          !isOpen && (
            <PlainButton variant="default" size="sm" onClick={() => setOpen(true)}>
              Read and sign the {word}
            </PlainButton>
          )
        }
      >
        <Stack>
          {signed.length > 0 && (
            <Rows label="Signed">
              {signed.map((contract) => (
                <SignedRow
                  key={contract.id}
                  contract={contract}
                  read={() => acts.file(contract.id)}
                />
              ))}
            </Rows>
          )}
          {draft && <DraftWords isAmendment={draft.kind === 'amendment'} isOutdated={!!waiting} />}
          {waiting && !draft && <Waiting waiting={waiting} acts={acts} side={side} name={name} />}
          {draft && isOpen && (
            <SignForm
              text={draft}
              send={acts.offer}
              done={`Signed. ${name} is asked to sign too.`}
              onSent={() => setOpen(false)}
            />
          )}
        </Stack>
      </Card>
    </div>
  );
}

function DraftWords({ isAmendment, isOutdated }: { isAmendment: boolean; isOutdated: boolean }) {
  return (
    <Words>
      {isOutdated && 'The terms have changed since the last signature. '}
      {isAmendment
        ? 'The agreed terms are no longer those of the contract. Sign an amendment, which says what changed.'
        : 'One page with what you two agreed on, signed by both. Each of you keeps it as a PDF in the Document Vault.'}
    </Words>
  );
}

interface WaitingProps extends Pick<Props, 'side' | 'name'> {
  waiting: WorkContractView;
  acts: ContractActs;
}

function Waiting({ waiting, acts, side, name }: WaitingProps) {
  const isOwn = waiting.signatures.some(({ party }) => party === side);
  const word = contractName[waiting.kind].toLowerCase();
  return (
    <Notice
      meaning={isOwn ? 'waiting' : 'turn'}
      title={isOwn ? `${name} is asked to sign the ${word}` : `${name} signed this ${word}`}
    >
      <Stack>
        {isOwn ? (
          <ContractText sections={waiting.sections} />
        ) : (
          <SignForm
            text={waiting}
            send={(signature, key) => acts.sign(waiting.id, signature, key)}
            done="Signed by both"
          />
        )}
        <Row>
          <AskedButton
            name={`the ${word}`}
            label={isOwn ? 'Withdraw' : 'Decline'}
            title={`${isOwn ? 'Withdraw' : 'Decline'} this ${word}?`}
            confirmLabel={`${isOwn ? 'Withdraw' : 'Decline'} ${word}`}
            done={`${contractName[waiting.kind]} ${isOwn ? 'withdrawn' : 'declined'}`}
            act={() => acts.end(waiting.id)}
            messageOf={messageOf}
          >
            The work goes on as you two agreed. Either of you can sign a new one.
          </AskedButton>
        </Row>
      </Stack>
    </Notice>
  );
}
