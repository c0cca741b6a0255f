import { notFound } from '@sidework/chassis/errors';
import { isShownInPage } from '@sidework/contracts/business-tools/document-options';
import type { VaultDeps } from './deps.ts';
import * as Document from './document.ts';
import { readLink } from './link.ts';
import { findDocument, linkSecret } from './queries.ts';
import { findVersion } from './version-queries.ts';

/**
 * The file behind a link. An altered link, one whose time is over and one to what is deleted, in the trash or not clean are
 * answered alike.
 */
export async function openDocument({ db, objects, now, log }: VaultDeps, token: string) {
  const link = readLink(await linkSecret(db), token, now());
  const document =
    link && ((await findDocument(db, link.documentId)) ?? (await findVersion(db, link.documentId)));
  if (!link || !document?.filePath) throw notFound('link_expired');
  // The holder of a ticket that is void reads why; nothing else is told of what does not open.
  if (document.voidReason && !document.trashedAt) Document.requireOpenable(document);
  if (!Document.isOpenable(document)) throw notFound('link_expired');
  const file = await objects.get(document.filePath);
  log.info({ documentId: document.id }, 'a link to a document was opened');
  const isInline = !link.isDownload && isShownInPage(document.mimeType);
  const name = encodeURIComponent(Document.fileNameOf(document)).replace(/['()*]/g, hexOf);
  return {
    body: file.body,
    headers: {
      'content-type': document.mimeType,
      'content-length': file.size,
      'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename="document.${document.format}"; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  };
}

const hexOf = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
