import type { Db } from '@sidework/chassis/db/db';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import type { Waiting } from './queries.ts';

/** One entry a look at a queue, before anything is told: it names the children on the page. */
export const recordLook = (
  deps: Pick<Deps, 'now'>,
  db: Db,
  by: Administrator,
  action: 'consent_queue_read' | 'verification_queue_read',
  page: Waiting[],
) =>
  addAuditEntry(deps, db, by, {
    action,
    details: { children: [...new Set(page.map(({ consent }) => consent.childId))] },
  });
