import type { Deps } from '../../deps.ts';
import { recordProviderEvent } from './queries.ts';
import { settleFailure, settleSuccess } from './settle-payment.ts';

/** Takes what the provider tells, signed and each once, however late and often it comes. */
export async function receiveWebhook(
  { db, now, provider, config }: Pick<Deps, 'db' | 'now' | 'provider' | 'config'>,
  body: string,
  signature: string,
): Promise<void> {
  const at = now();
  const event = await provider.read(body, signature, at);
  if (event.kind === 'other') return;
  await db.transaction(async (tx) => {
    if (!(await recordProviderEvent(tx, event.id, at))) return;
    if (event.kind === 'failed') await settleFailure(tx, event);
    else await settleSuccess(tx, event, { now, releaseDays: config.INSPECTION_DAYS });
  });
}
