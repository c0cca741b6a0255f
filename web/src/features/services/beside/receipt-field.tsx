import { receiptFile } from '@sidework/contracts/client-services/expense-words';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { UploadArea } from '../../../ui/fields/upload-area.tsx';
import { UploadLine } from '../../../ui/fields/upload-line.tsx';
import { receiptFault, receiptHint } from './receipt-fault.ts';
import type { ExpenseActs } from './use-expenses.ts';

interface Props {
  expenseId: string;
  title: string;
  acts: ExpenseActs;
}

/** The receipt of an expense whose upload did not come about. */
export function ReceiptField({ expenseId, title, acts }: Props) {
  const { progress, error, start, stop } = useUpload();
  const [fault, setFault] = useState<string>();

  function choose([file]: File[]) {
    const found = file && receiptFault(file);
    setFault(found);
    if (file && !found) void start(file, (sent) => acts.addReceipt(expenseId, sent));
  }

  return (
    <div>
      <UploadArea
        label={`Add the receipt of ${title}`}
        hint={receiptHint}
        types={receiptFile.types}
        error={fault ?? (error ? messageOf(error) : undefined)}
        onChoose={choose}
      />
      {progress && (
        <UploadLine label="The receipt is being sent" progress={progress} onStop={stop} />
      )}
    </div>
  );
}
