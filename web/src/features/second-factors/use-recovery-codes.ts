import { askAuth } from '../../lib/auth-calls.ts';
import { askFresh } from '../../lib/fresh-sign-in.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';
import { useSecondFactors } from './use-second-factors.ts';

interface Remaining {
  total: number;
  remaining: number;
}

const none: Remaining = { total: 0, remaining: 0 };

async function readRemaining(): Promise<Remaining> {
  const { total, remaining } = await askAuth((client) => client.mfa.recoveryCodes.getStatus());
  return { total, remaining };
}

/** How many recovery codes are left, and new ones; these are given once and then known to their owner alone. */
export function useRecoveryCodes() {
  const { factors, reload } = useSecondFactors();
  const hasCodes = factors?.hasRecoveryCodes ?? false;
  const { data, error, mutate } = useAuthAnswer(hasCodes ? 'recovery-codes' : null, readRemaining);

  async function make(): Promise<string[]> {
    const { codes } = await askFresh(({ mfa }) =>
      hasCodes ? mfa.recoveryCodes.regenerate() : mfa.recoveryCodes.generate(),
    );
    await Promise.all([mutate(), reload()]);
    return codes;
  }

  return {
    isPossible: factors !== undefined && factors.steps.length > 0,
    left: hasCodes ? data : none,
    error,
    reload: () => mutate(),
    make,
  };
}
