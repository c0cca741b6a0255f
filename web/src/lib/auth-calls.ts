import type { Client } from './auth-client.ts';
import { authClient, refreshSession } from './session.ts';

interface Result {
  error: Error | null;
}

type Data<R> = R extends { data: infer T; error: null } ? T : never;

/**
 * These codes mean that the session's factors changed elsewhere. The session is then read again, so
 * that the page asks for the step that it missed, or stops asking for a removed factor.
 */
const tellsOfOtherFactors = new Set(['insufficient_aal', 'mfa_factor_not_found']);

/** Asks the auth client, and throws what it gives as an error. */
export async function askAuth<R extends Result>(
  ask: (client: Client) => Promise<R>,
): Promise<Data<R>> {
  const result = await ask(await authClient());
  if (!result.error) return (result as R & { data: Data<R> }).data;
  if (tellsOfOtherFactors.has(codeOf(result.error))) await refreshSession();
  throw result.error;
}

/** GoTrue's word for what went wrong. */
export function codeOf(error: unknown): string {
  return (error as { code?: string } | null)?.code ?? '';
}
