import type { OwnProof } from '@sidework/contracts/client-services/proofs';
import { texts } from '@sidework/contracts/texts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useOwnProofs } from './use-proofs.ts';

/** One click signs the record of a professional, to be shown anywhere else. */
export function OwnProofs() {
  const { list, issue, withdraw } = useOwnProofs();
  const { isBusy, run } = useBusy();
  const sign = () =>
    run(async () => {
      try {
        await issue();
        toastSuccess('Your proof is signed');
      } catch (error) {
        toastFailure(texts.toastTitles.error, messageOf(error));
      }
    });
  return (
    <Section title="Take your record with you">
      <Stack>
        <Words>
          A signed file of your finished work, ratings, licenses and hours. Anyone can check it,
          even without Sidework. It names no client and no amount.
        </Words>
        <div>
          <PlainButton isBusy={isBusy} onClick={() => void sign()}>
            Get my record
          </PlainButton>
        </div>
        {list.items && list.items.length > 0 && (
          <Rows label="Your proofs">
            {list.items.map((proof) => (
              <Proof key={proof.code} proof={proof} withdraw={withdraw} />
            ))}
          </Rows>
        )}
        <LoadMore list={list} label="Load more proofs" />
      </Stack>
    </Section>
  );
}

interface Props {
  proof: OwnProof;
  withdraw: (code: string) => Promise<unknown>;
}

function Proof({ proof: { code, issuedAt, pdfUrl, jsonUrl }, withdraw }: Props) {
  const file = { variant: 'default', target: '_blank', rel: 'noopener' } as const;
  return (
    <ListRow
      title={
        <>
          Signed <DateText moment={issuedAt} />
        </>
      }
      to={paths.verify(code)}
      details={code}
      note={
        <ButtonRow>
          <LinkButton to={pdfUrl} {...file}>
            PDF
          </LinkButton>
          <LinkButton to={jsonUrl} {...file}>
            JSON
          </LinkButton>
          <AskedButton
            label="Withdraw"
            size="sm"
            name={`proof ${code}`}
            title="Withdraw this proof?"
            confirmLabel="Withdraw proof"
            done="The proof is withdrawn"
            act={() => withdraw(code)}
            messageOf={messageOf}
          >
            Its page and its files are gone. A copy that someone saved keeps its signature.
          </AskedButton>
        </ButtonRow>
      }
    />
  );
}
