import {
  type DocumentShareView,
  listDocumentShares,
  revokeDocumentShare,
  shareDocument,
} from '@sidework/contracts/business-tools/document-shares';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { call, useApi, useInvalidate } from '../../lib/api.ts';

/** The links to a document that work. */
export function useShares({ id: documentId }: DocumentView) {
  const { data, error } = useApi(listDocumentShares, { params: { documentId } });
  const invalidate = useInvalidate();
  return {
    shares: data?.items,
    error,
    async make(password: string): Promise<string> {
      const body = { password: password || null };
      const { url } = await call(shareDocument, { params: { documentId }, body });
      await invalidate(listDocumentShares);
      return url;
    },
    async revoke({ id: shareId }: DocumentShareView): Promise<void> {
      await call(revokeDocumentShare, { params: { documentId, shareId } });
      await invalidate(listDocumentShares);
    },
  };
}
