import { askAuth, codeOf } from '../../lib/auth-calls.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';
import { useSecondFactors } from './use-second-factors.ts';

interface Remaining {
  total: number;
  remaining: number;
}

/** None where there are none: to the server that is a factor it cannot find. */
async function readRemaining(): Promise<Remaining> {
  try {
    const { total, remaining } = await askAuth((client) => client.mfa.recoveryCodes.getStatus());
    return { total, remaining };
  } catch (error) {
    if (codeOf(error) === 'mfa_factor_not_found') return { total: 0, remaining: 0 };
    throw error;
  }
}

/** How many recovery codes are left, and new ones; these are given once and then known to their owner alone. */
export function useRecoveryCodes() {
  const { factors, reload } = useSecondFactors();
  const isPossible = factors !== undefined && factors.steps.length > 0;
  const { data, error, mutate } = useAuthAnswer(
    isPossible ? 'recovery-codes' : null,
    readRemaining,
  );

  async function make(): Promise<string[]> {
    const isFirst = !data || data.total === 0;
    const { codes, total } = await askAuth(({ mfa }) =>
      isFirst ? mfa.recoveryCodes.generate() : mfa.recoveryCodes.regenerate(),
    );
    await mutate({ total, remaining: total }, { revalidate: false });
    await reload();
    return codes;
  }

  return { isPossible, left: data, error, reload: () => mutate(), make };
}
