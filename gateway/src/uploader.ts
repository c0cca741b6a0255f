import { getUser } from '@sidework/contracts/identity/accounts/auth';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Answer } from './upstream-answer.ts';
import type { Upstream } from './upstreams.ts';

/** The owner of the file, or the reason why it is not taken. */
export type Uploader =
  | { accountId: string }
  | { status: 401; code: 'unauthenticated' | 'session_expired' }
  | { status: 503; code: 'unavailable' };

const Account = z.object({ id: z.string() });
const refusals = new Set([401, 403, 404]);

/**
 * Asks identity who bears the token of a request. The gateway reads none itself, and what a token says of its bearer
 * could be anyone's word: it would use up the share of the person that it names.
 */
export function askForUploader(identity: Upstream) {
  return async ({ id, ip, headers: { authorization } }: FastifyRequest): Promise<Uploader> => {
    if (!authorization) return { status: 401, code: 'unauthenticated' };
    const headers = { authorization, 'x-request-id': id, 'x-forwarded-for': ip };
    const answer = await ask(identity, headers).catch(() => undefined);
    if (answer && refusals.has(answer.statusCode)) return { status: 401, code: 'session_expired' };
    const account = answer?.statusCode === 200 ? accountIn(answer) : undefined;
    return account ? { accountId: account.id } : { status: 503, code: 'unavailable' };
  };
}

function ask(identity: Upstream, headers: Record<string, string>): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    identity.request({ method: getUser.method, path: getUser.url, headers }, (error, answer) =>
      error ? reject(error) : resolve(answer),
    );
  });
}

function accountIn({ body }: Answer) {
  if (!('bytes' in body)) return void body.destroy();
  try {
    return Account.parse(JSON.parse(body.bytes.toString()));
  } catch {
    return undefined;
  }
}
