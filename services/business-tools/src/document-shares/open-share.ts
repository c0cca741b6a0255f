import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Db } from '@sidework/chassis/db/db';
import { isKid, people } from '@sidework/chassis/people/people';
import type { SharedDocumentView } from '@sidework/contracts/business-tools/document-shares';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { issueLink } from '../documents/change-documents.ts';
import * as Document from '../documents/document.ts';
import { businessDocuments } from '../documents/table.ts';
import { hashOfToken, isPassword } from './secrets.ts';
import * as Share from './share.ts';
import { documentShares, shareOpenings } from './table.ts';

type ReadDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log'>;

interface Reader {
  token: string;
  /** Absent of a visitor. */
  readerId: string | undefined;
}

/** All readers of one link together open it, or try its password, so often in an hour. */
const opensPerHour = 30;

export async function lookAtShare(
  { db, now }: ReadDeps,
  reader: Reader,
): Promise<SharedDocumentView> {
  const { share, document } = await getShared(db, reader, now());
  const isHidden = share.passwordHash !== null;
  return {
    needsPassword: isHidden,
    expiresAt: share.expiresAt.toISOString(),
    documentName: isHidden ? null : document.documentName,
    fileSize: isHidden ? null : document.fileSize,
    mimeType: isHidden ? null : document.mimeType,
  };
}

/** The visitor gets a link that saves the file, never one that shows it: a browser runs nothing of it. */
export async function openShare(deps: ReadDeps, reader: Reader, password: string | null) {
  const { db, now } = deps;
  const { share, document } = await getShared(db, reader, now());
  const limit = perHour(share.id, 'share-openings', opensPerHour, now());
  await enforceRateLimit(db, limit, 'too_many_openings');
  const isRight = await mayOpen(share, password);
  await db.insert(shareOpenings).values({
    id: uuidv7(),
    professionalId: share.professionalId,
    shareId: share.id,
    outcome: isRight ? 'opened' : 'wrong_password',
    createdAt: now(),
  });
  if (!isRight) throw Share.wrongPassword();
  return issueLink(deps, document, true);
}

const mayOpen = async ({ passwordHash }: Share.Share, password: string | null) =>
  passwordHash === null || (password !== null && (await isPassword(password, passwordHash)));

/** A document of an owner who may not act is not handed out, and no young person is handed one. */
async function getShared(db: Db, { token, readerId }: Reader, now: Date) {
  const [found] = await db
    .select({ share: documentShares, document: businessDocuments, owner: people })
    .from(documentShares)
    .innerJoin(businessDocuments, eq(businessDocuments.id, documentShares.documentId))
    .innerJoin(people, eq(people.id, documentShares.professionalId))
    .where(eq(documentShares.tokenHash, hashOfToken(token)));
  const share = Share.requireLive(found?.share, now);
  if (!found?.owner.mayAct || !Document.isOpenable(found.document)) throw Share.linkEnded();
  if (readerId && (await isYoung(db, readerId))) throw Share.linkEnded();
  return { share, document: found.document };
}

async function isYoung(db: Db, readerId: string): Promise<boolean> {
  const [reader] = await db.select().from(people).where(eq(people.id, readerId));
  return !reader || isKid(reader);
}
