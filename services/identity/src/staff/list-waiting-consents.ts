import { toPage } from '@sidework/chassis/keyset';
import type { Deps } from '../deps.ts';
import { type Asked, waitingConsents } from './queue-queries.ts';
import { toWaitingConsent } from './queue-view.ts';

export const listWaitingConsents = async ({ db }: Pick<Deps, 'db'>, asked: Asked) =>
  toPage(await waitingConsents(db, asked), asked.limit, toWaitingConsent, ({ consent }) => [
    consent.submittedAt.toISOString(),
    consent.id,
  ]);
