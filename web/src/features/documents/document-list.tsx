import { packYear } from '@sidework/contracts/business-tools/document-packs';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { followLink } from '../../ui/notices/follow-link.ts';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { DocumentBulk } from './document-bulk.tsx';
import { DocumentFilterBar } from './document-filter-bar.tsx';
import { DocumentRow } from './document-row.tsx';
import { sizeText } from './sizes.ts';
import { TrashedRow } from './trashed-row.tsx';
import { useDocuments } from './use-documents.ts';

const Preview = lazyDialog(async () => (await import('./vault-windows.ts')).PreviewWindow);
const Share = lazyDialog(async () => (await import('./vault-windows.ts')).ShareWindow);
const Edit = lazyDialog(async () => (await import('./vault-windows.ts')).EditWindow);

/** The documents, or what lies in the trash, with their filters. */
export function DocumentList() {
  const documents = useDocuments();
  const { items, error, filters, vault } = documents;
  const [viewed, setViewed] = useState<{ document: DocumentView; url: string }>();
  const [edited, setEdited] = useState<DocumentView>();
  const [isEditing, setEditing] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const packed = Number(filters.year || new Date().getFullYear());
  const [shared, setShared] = useState<DocumentView>();
  return (
    <Stack>
      <DocumentFilterBar
        filters={filters}
        years={vault?.years ?? []}
        tags={(vault?.tags ?? []).map(({ tag }) => tag)}
        onChange={documents.change}
      />
      <Row justify="between">
        {vault && (
          <span>
            {sizeText(vault.usedBytes)} of {sizeText(vault.quotaBytes)} used.{' '}
            {vault.scanner === 'built-in'
              ? 'Files are checked by their type and make, and for known test viruses.'
              : 'Files are checked for viruses.'}
          </span>
        )}
        <Row gap="xs">
          <PlainButton
            variant="subtle"
            size="sm"
            onClick={() => void followLink(call(packYear, { params: { year: packed } }))}
          >
            {`Save ${packed} for my accountant`}
          </PlainButton>
          <PlainButton variant="subtle" size="sm" onClick={() => setChoosing(!isChoosing)}>
            {isChoosing ? 'Stop choosing' : 'Choose several'}
          </PlainButton>
          <PlainButton
            variant="subtle"
            size="sm"
            onClick={() => documents.change({ isTrashed: !filters.isTrashed })}
          >
            {filters.isTrashed ? 'Back to the documents' : 'Trash'}
          </PlainButton>
        </Row>
      </Row>
      {error && !items ? (
        <ErrorNotice
          error={error}
          text={`Failed to load documents: ${messageOf(error)}`}
          onRetry={() => documents.mutate()}
        />
      ) : !items ? (
        <RowsSkeleton label="Loading your documents" />
      ) : items.length === 0 ? (
        <NoDocuments list={documents} />
      ) : isChoosing ? (
        <DocumentBulk
          documents={items}
          isTrash={filters.isTrashed}
          change={documents.changeSeveral}
        />
      ) : (
        <Rows label={filters.isTrashed ? 'Trash' : 'Documents'}>
          {items.map((document) =>
            filters.isTrashed ? (
              <TrashedRow
                key={document.id}
                document={document}
                restore={() => documents.restore(document)}
                remove={() => documents.remove(document)}
              />
            ) : (
              <DocumentRow
                key={document.id}
                document={document}
                onView={(url) => setViewed({ document, url })}
                onEdit={() => {
                  setEdited(document);
                  setEditing(true);
                }}
                onShare={() => setShared(document)}
                trash={() => documents.trash(document)}
              />
            ),
          )}
        </Rows>
      )}
      <LoadMore list={documents} label="Load more" />
      <Preview
        isOpen={viewed !== undefined}
        document={viewed?.document}
        url={viewed?.url ?? ''}
        onClose={() => setViewed(undefined)}
      />
      <Share isOpen={shared !== undefined} document={shared} onClose={() => setShared(undefined)} />
      <Edit isOpen={isEditing} document={edited} onClose={() => setEditing(false)} />
    </Stack>
  );
}

function NoDocuments({ list }: { list: ReturnType<typeof useDocuments> }) {
  if (list.isNarrowed)
    return (
      <EmptyState
        scene="search"
        title="No documents found"
        text="Nothing here is called so, or of this type and year."
      >
        <PlainButton variant="default" onClick={list.clear}>
          Clear the filters
        </PlainButton>
      </EmptyState>
    );
  if (list.filters.isTrashed)
    return (
      <EmptyState
        scene="folder"
        title="The trash is empty"
        text="What you delete stays here for 30 days."
      />
    );
  return (
    <EmptyState
      scene="folder"
      title="No documents yet"
      text="Keep licenses, contracts, receipts and tax forms here. Only you can see them. Certificates, tickets and statements from Sidework are added automatically."
    />
  );
}
