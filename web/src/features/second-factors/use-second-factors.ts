import { askAuth } from '../../lib/auth-calls.ts';
import type { FactorKind } from '../../lib/session.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';

export interface SecondFactor {
  id: string;
  kind: FactorKind;
  name: string;
  addedAt: string;
}

async function readFactors() {
  const { all } = await askAuth((client) => client.mfa.listFactors());
  const factors = all.map(({ id, factor_type, status, friendly_name, created_at }) => ({
    id,
    kind: factor_type,
    name: friendly_name || nameOf[factor_type],
    addedAt: created_at,
    isFinished: status === 'verified',
  }));
  const finished = factors.filter(({ isFinished }) => isFinished);
  return {
    steps: finished.filter(({ kind }) => kind !== 'recovery_code'),
    hasRecoveryCodes: finished.some(({ kind }) => kind === 'recovery_code'),
    unfinished: factors.filter(({ isFinished }) => !isFinished),
  };
}

/** It is used for a factor without a name of its own. */
export const nameOf: Record<FactorKind, string> = {
  totp: 'Authenticator app',
  phone: 'Phone',
  webauthn: 'Security key',
  recovery_code: 'Recovery codes',
};

/** The viewer's second factors: those that signing in asks for, and what was begun and left. */
export function useSecondFactors() {
  const { data, error, mutate } = useAuthAnswer('second-factors', readFactors);
  return { factors: data, error, reload: () => mutate() };
}

/** `Phone`, or `Phone 2` where that is taken. */
export function freeName(kind: FactorKind, taken: { name: string }[]): string {
  const names = new Set(taken.map(({ name }) => name));
  const isFree = (name: string) => !names.has(name);
  const numbered = Array.from({ length: names.size + 1 }, (_, at) => `${nameOf[kind]} ${at + 2}`);
  return [nameOf[kind], ...numbered].find(isFree) ?? nameOf[kind];
}
