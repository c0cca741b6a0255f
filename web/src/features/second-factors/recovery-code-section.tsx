import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { focusAfter } from '../../lib/focus-after.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { SettingsSection } from '../../ui/layout/settings-section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { RecoveryCodeSheet } from './recovery-code-sheet.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

const few = 3;

/** Stands only where there is a second step for the codes to stand in for. */
export function RecoveryCodeSection() {
  const { isPossible, left, error, reload, make } = useRecoveryCodes();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const button = useRef<HTMLButtonElement>(null);
  if (!isPossible) return null;

  const create = () =>
    run(async () => {
      try {
        setCodes(await make());
        setAsking(false);
      } catch (failure) {
        toastFailure(texts.toastTitles.error, securityMessageOf(failure));
      }
    });

  function hide() {
    focusAfter(
      () => setCodes(null),
      () => button.current,
    );
  }

  const hasCodes = left !== undefined && left.total > 0;
  return (
    <SettingsSection
      title="Recovery codes"
      purpose={
        <>
          {hasCodes && (
            <>
              <strong>
                {left.remaining} of {left.total} codes left.
              </strong>{' '}
            </>
          )}
          For the day your phone is lost or broken: each code stands in for your second step once.
        </>
      }
      state={
        left && left.remaining <= few && <Chip meaning="due">{hasCodes ? 'Few left' : 'None'}</Chip>
      }
      action={
        left &&
        !codes && (
          <PlainButton
            ref={button}
            variant="default"
            size="sm"
            isBusy={isBusy}
            onClick={() => (hasCodes ? setAsking(true) : void create())}
          >
            {hasCodes ? 'Make new codes' : 'Make recovery codes'}
          </PlainButton>
        )
      }
    >
      {error && !left ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : !left ? (
        <ListSkeleton rows={1} label="Loading your recovery codes" />
      ) : codes ? (
        <RecoveryCodeSheet codes={codes} onSaved={hide} />
      ) : (
        !hasCodes && <p>Without them, a lost phone locks you out.</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title="Make new recovery codes?"
        confirmLabel="Make new codes"
        cancelLabel="Keep the old"
        onCancel={() => setAsking(false)}
        onConfirm={create}
      >
        The codes you saved before stop working, all {left?.total ?? ''} of them.
      </ConfirmDialog>
    </SettingsSection>
  );
}
