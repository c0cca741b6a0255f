import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { getServiceFor } from '../services/party-queries.ts';
import { downloadedFile, fileKey } from '../services/stored-file.ts';
import type { Evidence } from './case.ts';
import { getEvidence } from './queries.ts';

type ReadDeps = Pick<Deps, 'db' | 'objects'>;

/** A file of a dispute for the two sides of its service. */
export async function readOwnEvidence(
  deps: ReadDeps,
  actor: Actor,
  { serviceId, evidenceId }: { serviceId: string; evidenceId: string },
) {
  await getServiceFor(deps.db, actor, serviceId);
  return fileOf(deps, await getEvidence(deps.db, evidenceId, { serviceId }));
}

/** For moderators while the dispute waits for them. */
export const readEvidence = async (
  deps: ReadDeps,
  { disputeId, evidenceId }: { disputeId: string; evidenceId: string },
) => fileOf(deps, await getEvidence(deps.db, evidenceId, { disputeId }));

const fileOf = (deps: ReadDeps, { file, fileType, addedBy, addedAt }: Evidence) =>
  downloadedFile(deps, fileKey('dispute-evidence', file), {
    name: `${addedBy}-${addedAt.toISOString().slice(0, 10)}`,
    mediaType: fileType,
  });
