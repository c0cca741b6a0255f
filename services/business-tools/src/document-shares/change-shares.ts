import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { sharedDocumentLink } from '@sidework/contracts/business-tools/document-shares';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Document from '../documents/document.ts';
import { getOwnDocument, lockDocument } from '../documents/queries.ts';
import { countShares, liveShares, lockShare, openingsOf } from './queries.ts';
import { hashOfPassword, hashOfToken, newToken } from './secrets.ts';
import * as Share from './share.ts';
import { documentShares } from './table.ts';
import { toShareView } from './view.ts';

type WriteDeps = Pick<Deps, 'db' | 'now' | 'config'>;

export async function sharesOf(db: Db, actor: Actor, documentId: string, now: Date) {
  await getOwnDocument(db, actor, documentId);
  const shares = await liveShares(db, documentId, now);
  const openings = await openingsOf(
    db,
    shares.map(({ id }) => id),
  );
  return shares.map((share) => toShareView(share, openings.get(share.id)));
}

/** The token leaves the service with this answer and is stored nowhere. */
export async function shareDocument(
  { db, now, config }: WriteDeps,
  actor: Actor,
  documentId: string,
  password: string | null,
) {
  const limit = perHour(actor.id, 'documents', config.UPLOADS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_changes');
  const passwordHash = password === null ? null : await hashOfPassword(password);
  const token = newToken();
  const share = await db.transaction(async (tx) => {
    await requireActing(tx, actor);
    Document.requireOpenable(await lockDocument(tx, actor, documentId));
    Share.requireFew(await countShares(tx, documentId, now()));
    const made = Share.share(
      {
        id: uuidv7(),
        professionalId: actor.id,
        documentId,
        tokenHash: hashOfToken(token),
        passwordHash,
      },
      now(),
    );
    await tx.insert(documentShares).values(made);
    return made;
  });
  const url = new URL(sharedDocumentLink(token), config.PUBLIC_URL).href;
  return { url, share: toShareView(share) };
}

export const revokeShare = (
  { db, now }: WriteDeps,
  actor: Actor,
  { documentId, shareId }: { documentId: string; shareId: string },
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    await lockDocument(tx, actor, documentId);
    const before = Share.requireLive(await lockShare(tx, documentId, shareId), now());
    await save(tx, documentShares, before, Share.revoke(before, now()));
  });
