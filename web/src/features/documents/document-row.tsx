import {
  documentTypeLabels,
  isShownInPage,
} from '@sidework/contracts/business-tools/document-options';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { ListRow } from '../../ui/rows/rows.tsx';
import { sizeText } from './sizes.ts';
import { linkTo } from './use-documents.ts';

interface Props {
  document: DocumentView;
  onView: (url: string) => void;
  onEdit: () => void;
  onShare: () => void;
  trash: () => Promise<unknown>;
}

const sources = {
  upload: '',
  certificate: 'Filed by Sidework: certificate',
  ticket: 'Filed by Sidework: ticket',
  statement: 'Filed by Sidework: statement',
  invoice: 'Filed by Sidework: invoice',
  credit_note: 'Filed by Sidework: credit note',
  receipt: 'Filed by Sidework: receipt',
  contract: 'Signed on Sidework',
};

const voidWords = {
  cancelled: 'Cancelled',
  given_away: 'Given away',
  revoked: 'REVOKED',
  replaced: 'Replaced',
};

/** A document with view, download, edit and delete. */
export function DocumentRow({ document, onView, onEdit, onShare, trash }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { documentName: name, scanStatus, voidReason } = document;

  async function open(what: 'view' | 'download') {
    setBusy(true);
    try {
      const isShown = what === 'view' && isShownInPage(document.mimeType);
      const url = await linkTo(document, !isShown);
      if (isShown) onView(url);
      else location.assign(url);
    } catch (error) {
      toastFailure(texts.toastTitles.error, `Failed to ${what} document: ${messageOf(error)}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ListRow
      title={name}
      details={
        <>
          {documentTypeLabels[document.documentType]} · {document.year} ·{' '}
          {sizeText(document.fileSize)} · <DateText moment={document.createdAt} />
          {document.tags.length > 0 && ` · ${document.tags.join(', ')}`}
        </>
      }
      note={
        <>
          {[sources[document.source], document.notes].filter(Boolean).join(' · ')}
          <ReceiptOf document={document} />
        </>
      }
      chip={
        voidReason ? (
          <Chip meaning="over">{voidWords[voidReason]}</Chip>
        ) : (
          <ScanChip status={scanStatus} />
        )
      }
      action={
        <Row gap="xs">
          {scanStatus === 'clean' && !voidReason && (
            <>
              <PlainButton
                variant="default"
                size="sm"
                aria-label={`View ${name}`}
                isBusy={isBusy}
                onClick={() => void open('view')}
              >
                View
              </PlainButton>
              <PlainButton
                variant="default"
                size="sm"
                aria-label={`Download ${name}`}
                onClick={() => void open('download')}
              >
                Download
              </PlainButton>
              <PlainButton
                variant="default"
                size="sm"
                aria-label={`Share ${name}`}
                onClick={onShare}
              >
                Share
              </PlainButton>
            </>
          )}
          <PlainButton variant="default" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </PlainButton>
          <AskedButton
            label="Delete"
            size="sm"
            name={name}
            title="Are you sure you want to delete this document?"
            confirmLabel="Delete document"
            cancelLabel="Keep it"
            done="Document deleted"
            act={trash}
            messageOf={(error) => `Failed to delete document: ${messageOf(error)}`}
          >
            “{name}” goes to the trash for 30 days, and its links stop working at once.
            {document.receiptOf.length > 0 && ` ${lossText(document)}`}
          </AskedButton>
        </Row>
      }
    />
  );
}

const deductionText = ({ description, amountCents, date }: DocumentView['receiptOf'][number]) =>
  `${description}, ${formatCents(amountCents)}, ${dayText(date)}`;

const lossText = ({ receiptOf }: DocumentView) =>
  receiptOf.length === 1 && receiptOf[0]
    ? `It is the receipt of a deduction, which then has none: ${deductionText(receiptOf[0])}.`
    : `It is the receipt of ${receiptOf.length} deductions, which then have none.`;

/** It leads to each deduction that the document proves. */
function ReceiptOf({ document: { receiptOf } }: { document: DocumentView }) {
  return receiptOf.map((deduction) => (
    <div key={deduction.recordId}>
      Receipt of{' '}
      <Link
        to={`${paths.taxTracker}?tab=deductions&year=${deduction.date.slice(0, 4)}&origin=${deduction.recordId}`}
      >
        {deductionText(deduction)}
      </Link>
    </div>
  ));
}

function ScanChip({ status }: { status: DocumentView['scanStatus'] }) {
  if (status === 'pending') return <Chip meaning="waiting">Being checked</Chip>;
  return status === 'infected' ? <Chip meaning="error">Infected</Chip> : null;
}
