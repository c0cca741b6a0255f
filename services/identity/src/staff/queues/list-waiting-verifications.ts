import { toPage } from '@sidework/chassis/db/keyset';
import type { Administrator } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { type Asked, waitingVerifications } from './queries.ts';
import { recordLook } from './record-look.ts';
import { toWaitingVerification } from './view.ts';

export const listWaitingVerifications = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  asked: Asked,
) =>
  db.transaction(async (tx) => {
    const rows = await waitingVerifications(tx, asked);
    await recordLook({ now }, tx, by, 'verification_queue_read', rows.slice(0, asked.limit));
    return toPage(rows, asked.limit, toWaitingVerification, ({ consent }) => [
      consent.givenAt?.toISOString() ?? '',
      consent.id,
    ]);
  });
