import { toPage } from '@sidework/chassis/db/keyset';
import { type Actor, mayPass } from '@sidework/chassis/http/actor';
import type { JobVersion } from '@sidework/contracts/marketplace/jobs';
import type { Deps } from '../deps.ts';
import { requireMayReadVersions } from './job-visibility.ts';
import { hasChildProposed } from './proposer-queries.ts';
import { type KeptVersion, type PageQuery, versionsOf } from './version-queries.ts';

export async function listJobVersions(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  query: PageQuery,
) {
  requireMayReadVersions(
    mayPass('moderator', actor) || (await hasChildProposed(db, actor.id, jobId)),
  );
  return toPage(await versionsOf(db, jobId, query), query.limit, toVersion, (kept) => [
    kept.replacedAt.toISOString(),
    kept.id,
  ]);
}

const toVersion = ({
  id: _id,
  jobRequestId: _job,
  replacedAt,
  ...said
}: KeptVersion): JobVersion => ({
  ...said,
  replacedAt: replacedAt.toISOString(),
});
