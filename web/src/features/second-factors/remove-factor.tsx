import { listOwnSessions } from '@sidework/contracts/identity/own-sessions/own-sessions';
import { useInvalidate } from '../../lib/api.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { removeFactor, removeLastFactor } from './second-factor-commands.ts';
import { type SecondFactor, useSecondFactors } from './use-second-factors.ts';

export function RemoveFactor({ factor: { id, name } }: { factor: SecondFactor }) {
  const { factors, reload } = useSecondFactors();
  const isLast = factors?.steps.length === 1;
  const invalidate = useInvalidate();

  async function remove() {
    if (isLast) await removeLastFactor(id, factors.hasRecoveryCodes);
    else await removeFactor(id);
    await Promise.all([reload(), invalidate(listOwnSessions)]);
  }

  return (
    <AskedButton
      label="Remove"
      size="sm"
      name={name}
      title={`Remove “${name}”?`}
      confirmLabel="Remove"
      cancelLabel="Keep it"
      done={`“${name}” is removed`}
      act={remove}
      messageOf={securityMessageOf}
    >
      {isLast
        ? 'Your password alone then opens your account, and your recovery codes stop working.'
        : 'Signing in no longer takes it. Your other second steps stay.'}
    </AskedButton>
  );
}
