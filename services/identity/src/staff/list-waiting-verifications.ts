import { toPage } from '@sidework/chassis/keyset';
import type { Deps } from '../deps.ts';
import { type Asked, waitingVerifications } from './queue-queries.ts';
import { toWaitingVerification } from './queue-view.ts';

export const listWaitingVerifications = async ({ db }: Pick<Deps, 'db'>, asked: Asked) =>
  toPage(
    await waitingVerifications(db, asked),
    asked.limit,
    toWaitingVerification,
    ({ consent }) => [consent.givenAt?.toISOString() ?? '', consent.id],
  );
