import {
  getPayoutAccount,
  onboardPayoutAccount,
  type PayoutAccountView,
  provePayoutAccount,
} from '@sidework/contracts/client-services/payout-accounts';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { call, useApi } from '../../lib/api.ts';
import { exactText } from '../../lib/dates.ts';
import { freshly } from '../../lib/fresh-sign-in.ts';
import { messageOf } from '../../lib/messages.ts';
import { upload } from '../../lib/upload.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { FileButton } from '../../ui/buttons/file-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PayoutSchedule } from './payout-schedule.tsx';

const BankAccountWindow = lazyDialog(
  async () => (await import('./bank-account-window.tsx')).BankAccountWindow,
);

const pollMs = 2_000;

/** A bank's answer comes a moment later, so the page asks again while one is awaited. */
export const usePayoutAccount = () =>
  useApi(getPayoutAccount, undefined, {
    refreshInterval: (view) => (view?.account?.status === 'pending' ? pollMs : 0),
  });

export function PayoutAccount() {
  const { data, error, mutate } = usePayoutAccount();
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={1} label="Loading your bank account" />;
  const keep = (view: PayoutAccountView) => mutate(view, { revalidate: false });
  return (
    <Section title="Where payouts go">
      <Stack>
        {data.account ? (
          <Chosen account={data.account} />
        ) : (
          <Words>
            Add the bank account that your payouts go to. Until then nothing can be paid out.
          </Words>
        )}
        {data.isForChildren && (
          <Words isSmall tone="soft">
            What your children earn is paid out to this account too.
          </Words>
        )}
        {data.account?.status === 'needs_document' && data.way === 'form' && (
          <SendDocument onSent={keep} />
        )}
        <Change view={data} onChanged={keep} />
        {data.account && <PayoutSchedule view={data} onChanged={keep} />}
      </Stack>
    </Section>
  );
}

const states = {
  pending: { label: 'Being verified', meaning: 'waiting' },
  verified: { label: 'Verified', meaning: 'open' },
  failed: { label: 'Not verified', meaning: 'error' },
  needs_document: { label: 'Needs a document', meaning: 'due' },
} as const;

function Chosen({ account }: { account: NonNullable<PayoutAccountView['account']> }) {
  const { holder, bank, lastFour, status, reason, verifiedAt, heldUntil } = account;
  const { label, meaning } = states[status];
  const isHeld = heldUntil !== null && new Date(heldUntil) > new Date();
  return (
    <>
      <div>
        <strong>
          {bank ?? 'Your bank account at Stripe'}
          {lastFour && ` ··${lastFour}`}
        </strong>{' '}
        <Chip meaning={meaning}>{label}</Chip>
        <Words isSmall tone="soft">
          {holder}
          {status === 'verified' && verifiedAt && (
            <>
              {holder && ' · '}verified <DateText moment={verifiedAt} />
            </>
          )}
        </Words>
      </div>
      {reason && (
        <Notice meaning="due" title="This needs you">
          {reason}
        </Notice>
      )}
      {isHeld && (
        <Notice title="Payouts wait after a change">
          Your account was changed. Nothing is paid out before {exactText(heldUntil)}.
        </Notice>
      )}
    </>
  );
}

interface Props {
  view: PayoutAccountView;
  onChanged: (view: PayoutAccountView) => unknown;
}

/** The server would refuse what is typed after an old sign-in, so that is asked for before the form opens. */
class SignInTooOld extends Error {
  readonly code = 'reauthentication_needed';
}

async function requireFresh({ mayChangeUntil }: PayoutAccountView): Promise<void> {
  if (new Date(mayChangeUntil) <= new Date()) throw new SignInTooOld();
}

function Change({ view, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);

  async function begin() {
    try {
      await freshly(() => requireFresh(view));
      if (view.way === 'form') return setOpen(true);
      const { url } = await freshly(() => call(onboardPayoutAccount));
      location.assign(url);
    } catch (error) {
      if ((error as { code?: string }).code !== 'sign_in_needed')
        toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <div>
      <PlainButton variant={view.account ? 'default' : 'filled'} onClick={() => void begin()}>
        {labelOf(view)}
      </PlainButton>
      {view.account && (
        <Words isSmall tone="soft">
          A change asks for your password, and your second factor if you have one, and holds payouts
          for 72 hours. We email you about it.
        </Words>
      )}
      <BankAccountWindow isOpen={isOpen} onClose={() => setOpen(false)} onChosen={onChanged} />
    </div>
  );
}

function labelOf({ account, way }: PayoutAccountView): string {
  if (!account) return 'Add bank account';
  const isUnfinished = way === 'redirect' && account.status !== 'verified';
  return isUnfinished ? 'Go on at Stripe' : 'Change account';
}

function SendDocument({ onSent }: { onSent: (view: PayoutAccountView) => unknown }) {
  const { progress, error, start } = useUpload();
  const send = (file: File) =>
    void start(file, async (running) =>
      onSent(await freshly(() => upload(provePayoutAccount, running))),
    );
  return (
    <Stack gap="xs">
      <div>
        <FileButton
          label="Document of your bank account"
          types={provePayoutAccount.file.types}
          isDisabled={progress !== null}
          onChoose={send}
        >
          {progress ? 'Sending…' : 'Send a document'}
        </FileButton>
      </div>
      <Words isSmall tone="soft">
        A PDF or a photo of up to 5 MB. It goes to the payment provider, and Sidework keeps no copy.
      </Words>
      {error !== null && <ErrorNotice error={error} />}
    </Stack>
  );
}
