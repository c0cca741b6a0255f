import {
  type DocumentSort,
  type DocumentType,
  documentFormats,
  documentSorts,
  documentTypes,
  formatOf,
} from '@sidework/contracts/business-tools/document-options';
import {
  announceDocument,
  changeDocuments,
  type DocumentChanges,
  type DocumentForm,
  type DocumentView,
  deleteDocument,
  describeDocument,
  getVault,
  linkDocument,
  listDocuments,
  restoreDocument,
  trashDocument,
  uploadDocument,
} from '@sidework/contracts/business-tools/documents';
import { optionIn, useAddressFilters } from '../../lib/address-filters.ts';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';
import { type Progress, upload } from '../../lib/upload.ts';

export interface DocumentFilters {
  search: string;
  type: DocumentType | '';
  year: string;
  isTrashed: boolean;
  tag: string;
  sort: DocumentSort | '';
}

export type BulkAct = DocumentChanges['act'];

function readFilters(address: URLSearchParams): DocumentFilters {
  const year = /^\d{4}$/.exec(address.get('year') ?? '')?.[0];
  return {
    search: address.get('search')?.slice(0, 100) ?? '',
    type: optionIn(documentTypes, address.get('type')),
    year: year ?? '',
    isTrashed: address.get('trash') === '1',
    tag: address.get('tag')?.slice(0, 50) ?? '',
    sort: optionIn(documentSorts, address.get('sort')),
  };
}

function writeFilters({
  search,
  type,
  year,
  isTrashed,
  tag,
  sort,
}: DocumentFilters): URLSearchParams {
  const said = { search, type, year, tag, sort, trash: isTrashed ? '1' : '' };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== ''));
}

/** The viewer's documents as the address asks for them. */
export function useDocuments() {
  const narrowing = useAddressFilters({ read: readFilters, write: writeFilters });
  const { filters } = narrowing;
  const { search, type, year, isTrashed, tag, sort } = filters;
  const list = usePages(listDocuments, {
    query: {
      ...(search && { search }),
      ...(type && { type }),
      ...(year && { year: Number(year) }),
      ...(isTrashed && { isTrashed }),
      ...(tag && { tag }),
      ...(sort && { sort }),
    },
  });
  const { data: vault } = useApi(getVault);
  const invalidate = useInvalidate();
  const params = ({ id }: DocumentView) => ({ params: { documentId: id } });
  const then = async (work: Promise<unknown>) => {
    await work;
    await invalidate(listDocuments, getVault);
  };
  return {
    ...list,
    vault,
    filters,
    isNarrowed: search !== '' || type !== '' || year !== '' || tag !== '',
    change: narrowing.change,
    clear: () => narrowing.clearBut({ isTrashed }),
    // The dialog names the deductions that lose their receipt.
    trash: (document: DocumentView) =>
      then(call(trashDocument, { ...params(document), query: { isConfirmed: true } })),
    restore: (document: DocumentView) => then(call(restoreDocument, params(document))),
    changeSeveral: (documents: DocumentView[], act: BulkAct, tag?: string) => {
      const documentIds = documents.map(({ id }) => id);
      return then(
        call(changeDocuments, {
          body: { documentIds, act, isConfirmed: true, ...(tag !== undefined && { tag }) },
        }),
      );
    },
    remove: (document: DocumentView) => then(call(deleteDocument, params(document))),
  };
}

/** A link of 60 seconds, for this click alone. */
export async function linkTo(document: DocumentView, isDownload: boolean): Promise<string> {
  const params = { documentId: document.id };
  return (await call(linkDocument, { params, body: { isDownload } })).url;
}

type Described = Omit<DocumentForm, 'fileName' | 'fileSize'>;

interface Sending {
  file: File;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** Says what a file is, and sends it. */
export function useSendDocument() {
  const invalidate = useInvalidate();
  return async (described: Described, { file, ...running }: Sending): Promise<void> => {
    const body = { ...described, fileName: file.name, fileSize: file.size };
    const { documentId } = await call(announceDocument, { body, signal: running.signal });
    const format = formatOf(file.name) ?? 'txt';
    // Browsers name some kinds of file otherwise, or not at all.
    const typed = new File([file], file.name, { type: documentFormats[format] });
    await upload(uploadDocument, { params: { documentId }, file: typed, ...running });
    await invalidate(listDocuments, getVault);
  };
}

export function useDescribeDocument(document: DocumentView) {
  const invalidate = useInvalidate();
  return async (body: Described): Promise<void> => {
    await call(describeDocument, { params: { documentId: document.id }, body });
    await invalidate(listDocuments, getVault);
  };
}
