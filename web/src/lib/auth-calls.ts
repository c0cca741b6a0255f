import type { Client } from './auth-client.ts';
import { authClient, refreshSession } from './session.ts';

interface Result {
  error: Error | null;
}

type Data<R> = R extends { data: infer T; error: null } ? T : never;

/**
 * Asks the auth client, and throws what it gives as an error. Where a second factor is asked for that this browser
 * does not know of yet, the session is read anew: it is unfinished then, and the person is led to the step.
 */
export async function askAuth<R extends Result>(
  ask: (client: Client) => Promise<R>,
): Promise<Data<R>> {
  const result = await ask(await authClient());
  if (!result.error) return (result as R & { data: Data<R> }).data;
  if (codeOf(result.error) === 'insufficient_aal') await refreshSession();
  throw result.error;
}

/** GoTrue's word for what went wrong. */
export function codeOf(error: unknown): string {
  return (error as { code?: string } | null)?.code ?? '';
}
