import { listOwnSessions } from '@sidework/contracts/identity/sessions';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../lib/api.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure, toastSuccess } from '../../ui/toasts.ts';
import { removeFactor, removeLastFactor } from './second-factor-commands.ts';
import { type SecondFactor, useSecondFactors } from './use-second-factors.ts';

export function RemoveFactor({ factor }: { factor: SecondFactor }) {
  const { factors, reload } = useSecondFactors();
  const isLast = factors?.steps.length === 1;
  const invalidate = useInvalidate();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function remove() {
    const heading = button.current?.closest('section')?.querySelector('h2');
    try {
      if (isLast) await removeLastFactor(factor.id, factors.hasRecoveryCodes);
      else await removeFactor(factor.id);
      setAsking(false);
      await Promise.all([reload(), invalidate(listOwnSessions)]);
      requestAnimationFrame(() => heading?.focus());
      toastSuccess(`“${factor.name}” is removed`);
    } catch (error) {
      toastFailure(texts.toastTitles.error, securityMessageOf(error));
    }
  }

  return (
    <>
      <PlainButton
        ref={button}
        variant="default"
        size="sm"
        aria-label={`Remove ${factor.name}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </PlainButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove “${factor.name}”?`}
        confirmLabel="Remove"
        cancelLabel="Keep it"
        isLoss
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      >
        {isLast
          ? 'Your password alone then opens your account, and your recovery codes stop working.'
          : 'Signing in no longer takes it. Your other second steps stay.'}
      </ConfirmDialog>
    </>
  );
}
