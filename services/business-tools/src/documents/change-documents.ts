import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { agreeWithServer } from '@sidework/chassis/http/server-set';
import { requireActing } from '@sidework/chassis/people/people';
import { documentLinkSeconds } from '@sidework/contracts/business-tools/document-options';
import type { DocumentDetails, DocumentForm } from '@sidework/contracts/business-tools/documents';
import { v7 as uuidv7 } from 'uuid';
import { todayOf } from '../people/time-zone.ts';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { signLink } from './link.ts';
import {
  changeUsage,
  getOwnDocument,
  insertDocument,
  linkSecret,
  lockDocument,
  removeDocument,
  saveDocument,
} from './queries.ts';
import { receiptOf } from './receipt-queries.ts';
import { countVersions } from './version-queries.ts';

/** Keeps room for a file before it comes, so that files that come at once never take more than the quota together. */
export const announceDocument = (deps: VaultDeps, actor: Actor, form: DocumentForm) =>
  deps.db.transaction(async (tx) => {
    await requireActing(tx, actor);
    agreeWithServer(form, { owner: { professionalId: actor.id } });
    const { now, config } = deps;
    const thisYear = Number((await todayOf(tx, actor.id, now())).slice(0, 4));
    if (form.replacesId) {
      Document.requireReplaceable(await lockDocument(tx, actor, form.replacesId));
      Document.requireFewVersions(await countVersions(tx, form.replacesId));
    }
    const document = Document.announce(uuidv7(), form, actor, { now: now(), thisYear });
    await changeUsage(tx, actor.id, document.fileSize, config.VAULT_BYTES);
    await insertDocument(tx, document);
    const limit = perHour(actor.id, 'documents', config.UPLOADS_PER_HOUR, now());
    await enforceRateLimit(tx, limit, 'too_many_changes');
    return { documentId: document.id };
  });

const change = (
  { db }: VaultDeps,
  actor: Actor,
  id: string,
  become: (document: Document.Filed, tx: Tx) => Document.Filed | Promise<Document.Filed>,
) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockDocument(tx, actor, id);
    const after = await become(before, tx);
    await saveDocument(tx, before, after);
    return after;
  });

export const describeDocument = async (
  deps: VaultDeps,
  actor: Actor,
  id: string,
  details: DocumentDetails,
) => {
  agreeWithServer(details, { owner: { professionalId: actor.id } });
  return change(deps, actor, id, (document) => Document.describe(document, details));
};

/** Its links open nothing from then on: each looks at the row. */
export const trashDocument = (
  deps: VaultDeps,
  actor: Actor,
  id: string,
  { isConfirmed }: { isConfirmed: boolean },
) =>
  change(deps, actor, id, async (document, tx) => {
    const proven = (await receiptOf(tx, [id])).get(id) ?? [];
    Document.requireConfirmed(proven.length, isConfirmed);
    return Document.trash(document, deps.now());
  });

export const restoreDocument = (deps: VaultDeps, actor: Actor, id: string) =>
  change(deps, actor, id, Document.restore);

export const deleteDocument = ({ db }: VaultDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const document = await lockDocument(tx, actor, id);
    Document.requireTrashed(document);
    await removeDocument(tx, document);
  });

/** Issued for each click, and looked at again when it is used. */
export async function linkDocument(deps: VaultDeps, actor: Actor, id: string, isDownload: boolean) {
  return issueLink(deps, await getOwnDocument(deps.db, actor, id), isDownload);
}

/** The caller has found out that the reader may open the document. */
export async function issueLink(
  { db, now, config, log }: Pick<VaultDeps, 'db' | 'now' | 'config' | 'log'>,
  document: Document.Document,
  isDownload: boolean,
) {
  const { id } = document;
  Document.requireOpenable(document);
  const expiresAt = new Date(now().getTime() + documentLinkSeconds * 1_000);
  const token = signLink(await linkSecret(db), { documentId: id, isDownload, expiresAt });
  log.info({ documentId: id, isDownload }, 'a link to a document was issued');
  const url = new URL(`/document-files/${token}`, config.FILES_URL).href;
  return { url, expiresAt: expiresAt.toISOString() };
}
