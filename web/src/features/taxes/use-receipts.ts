import {
  attachReceipt,
  type DeductionView,
  detachReceipt,
  listDeductions,
} from '@sidework/contracts/business-tools/deductions';
import { documentFormats, formatOf } from '@sidework/contracts/business-tools/document-options';
import {
  announceDocument,
  linkDocument,
  listDocuments,
  uploadDocument,
} from '@sidework/contracts/business-tools/documents';
import { call, useInvalidate } from '../../lib/api.ts';
import { type Progress, upload } from '../../lib/upload.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** The papers that prove a deduction: each is in the vault, whether it was there before or is sent from here. */
export function useReceipts({ id: recordId, description, date }: DeductionView) {
  const invalidate = useInvalidate();
  const then = async (work: Promise<unknown>) => {
    await work;
    await invalidate(listDeductions, listDocuments);
  };
  const attach = (documentId: string) =>
    then(call(attachReceipt, { params: { recordId, documentId } }));

  async function send({ file, ...running }: Sending) {
    const said = {
      documentName: `Receipt: ${description}`.slice(0, 200),
      documentType: 'receipt' as const,
      year: Number(date.slice(0, 4)),
      tags: [],
      notes: null,
    };
    const body = { ...said, fileName: file.name, fileSize: file.size };
    const { documentId } = await call(announceDocument, { body, signal: running.signal });
    const format = formatOf(file.name) ?? 'txt';
    const typed = new File([file], file.name, { type: documentFormats[format] });
    await upload(uploadDocument, { params: { documentId }, file: typed, ...running });
    await attach(documentId);
  }

  return {
    attach,
    send,
    detach: (documentId: string) => then(call(detachReceipt, { params: { recordId, documentId } })),
    open: async (documentId: string) => {
      const { url } = await call(linkDocument, {
        params: { documentId },
        body: { isDownload: false },
      });
      window.open(url, '_blank', 'noopener');
    },
  };
}
