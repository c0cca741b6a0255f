import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { captionsFile } from '@sidework/contracts/education-events/course-options';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireSize } from '../files/file.ts';
import { insertCaptions } from '../files/queries.ts';
import { cuesOf } from './web-vtt.ts';

const refusals = {
  differs: 'captions_unreadable',
  unreadable: 'captions_unreadable',
  infected: 'upload_infected',
} as const;

/** Only the cues of the file are kept; a draft names them once it is saved. */
export async function uploadCaptions(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'scanner'>,
  actor: Actor,
  bytes: Buffer,
): Promise<{ id: string; cueCount: number }> {
  const { db, now, config } = deps;
  const limit = perHour(actor.id, 'captions', 10 * config.SUBMISSIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_submissions');
  requireSize(bytes.length, captionsFile.maxBytes);
  const { body } = await takeFile(deps, bytes, { types: ['text/plain'], refusals });
  const cues = cuesOf(body.toString('utf8'));
  const id = uuidv7();
  await db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await insertCaptions(tx, { id, ownerId: actor.id, cues, uploadedAt: now() });
  });
  return { id, cueCount: cues.length };
}
