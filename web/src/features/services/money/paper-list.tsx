import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';
import {
  downloadInvoice,
  downloadServiceReceipt,
  type InvoiceView,
  listServicePapers,
  type ReceiptView,
} from '@sidework/contracts/client-services/invoices';
import { formatCents } from '@sidework/contracts/kernel/money';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DateText } from '../../../ui/figures/date-text.tsx';
import { SmallPanel } from '../../../ui/figures/small-panel.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

/** The invoices, credit notes and receipts of a service, each to be saved as PDF. */
export function PaperList({ serviceId }: { serviceId: string }) {
  const { data, error, mutate } = useApi(listServicePapers, { params: { serviceId } });
  if (error && !data) return <ErrorNotice error={error} onRetry={mutate} />;
  if (!data || data.invoices.length + data.receipts.length === 0) return null;
  return (
    <SmallPanel title="Documents">
      <Rows label="Documents">
        {data.invoices.map((invoice) => (
          <Invoice key={invoice.id} serviceId={serviceId} invoice={invoice} />
        ))}
        {data.receipts.map((receipt) => (
          <Receipt key={receipt.paymentId} serviceId={serviceId} receipt={receipt} />
        ))}
      </Rows>
    </SmallPanel>
  );
}

function Invoice({ serviceId, invoice }: { serviceId: string; invoice: InvoiceView }) {
  const { id: invoiceId, kind, number, correctsNumber, amountCents, refundedCents } = invoice;
  const params = { serviceId, invoiceId };
  return (
    <Paper
      name={`${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`}
      moment={invoice.issuedAt}
      about={[
        formatCents(amountCents),
        correctsNumber && `corrects ${correctsNumber}`,
        refundedCents > 0 && `${formatCents(refundedCents)} refunded`,
      ]}
      read={() => call(downloadInvoice, { params })}
    />
  );
}

function Receipt({ serviceId, receipt }: { serviceId: string; receipt: ReceiptView }) {
  const { paymentId, paidAt, amountCents, refundedCents } = receipt;
  const params = { serviceId, paymentId };
  return (
    <Paper
      name={`Receipt of ${formatCents(amountCents)}`}
      moment={paidAt}
      about={[refundedCents > 0 && `${formatCents(refundedCents)} refunded`]}
      read={() => call(downloadServiceReceipt, { params })}
    />
  );
}

interface PaperProps {
  name: string;
  moment: string;
  about: (string | false | null)[];
  read: () => Promise<DownloadedFile>;
}

function Paper({ name, moment, about, read }: PaperProps) {
  const { isBusy, run } = useBusy();
  const words = about.filter(Boolean).join(' · ');

  async function download() {
    try {
      saveFile(await read());
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <ListRow
      titleLook="plain"
      title={name}
      details={
        <>
          <DateText moment={moment} />
          {words && ` · ${words}`}
        </>
      }
      action={
        <PlainButton
          variant="default"
          size="sm"
          isDisabled={isBusy}
          aria-label={`Download: ${name}`}
          onClick={() => void run(download)}
        >
          Download
        </PlainButton>
      }
    />
  );
}
