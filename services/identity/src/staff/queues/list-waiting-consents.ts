import { toPage } from '@sidework/chassis/db/keyset';
import type { Administrator } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { type Asked, waitingConsents } from './queries.ts';
import { recordLook } from './record-look.ts';
import { toWaitingConsent } from './view.ts';

export const listWaitingConsents = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  asked: Asked,
) =>
  db.transaction(async (tx) => {
    const rows = await waitingConsents(tx, asked);
    await recordLook({ now }, tx, by, 'consent_queue_read', rows.slice(0, asked.limit));
    return toPage(rows, asked.limit, toWaitingConsent, ({ consent }) => [
      consent.submittedAt.toISOString(),
      consent.id,
    ]);
  });
