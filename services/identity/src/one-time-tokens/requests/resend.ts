import type { Deps } from '../../deps.ts';
import { inEvenTime } from '../messages/in-even-time.ts';
import type { Sent } from '../messages/send-text.ts';
import { type ResendRequest, readResending } from './message-request.ts';
import { resendByMail } from './resend-by-mail.ts';
import { resendByText } from './resend-by-text.ts';

/** Sends a waiting message once more; the answer does not tell whether one was waiting. */
export async function resend(
  deps: Deps,
  request: ResendRequest,
  redirectTo: string | undefined,
): Promise<Sent> {
  const asked = readResending(deps.config, request);
  await inEvenTime(deps, () =>
    'email' in asked
      ? resendByMail(deps, asked.type, asked.email, { challenge: asked.challenge, redirectTo })
      : resendByText(deps, asked.type, asked.phone),
  );
  return {};
}
