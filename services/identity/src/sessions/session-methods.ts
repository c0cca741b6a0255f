import type { FactorType } from '../factors/rules/table.ts';

/** How the claim `amr` names the proof by a factor of each type. */
export const factorMethods = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
} as const satisfies Record<FactorType, string>;

const secondFactorMethods = new Set<string>(Object.values(factorMethods));

/** Whether a claim of `amr` is about a second step. */
export const isSecondStep = ({ method }: { method: string }): boolean =>
  secondFactorMethods.has(method);
