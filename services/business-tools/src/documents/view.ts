import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import type { Filed } from './document.ts';

export function toDocumentView({
  format: _own,
  sourceKey: _too,
  handedKey: _three,
  handedSha256: _four,
  ...document
}: Filed): DocumentView {
  return {
    ...document,
    trashedAt: document.trashedAt?.toISOString() ?? null,
    createdAt: document.createdAt.toISOString(),
  };
}
