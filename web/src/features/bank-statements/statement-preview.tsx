import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { Reading, UnreadRows } from './reading.tsx';
import { StatementRows } from './statement-rows.tsx';
import { useStatement } from './use-statement.ts';

interface Props {
  statementId: string;
  /** The file was imported or deleted, and the page goes back to choosing one. */
  onDone: (wasImported: boolean) => Promise<unknown>;
}

/** A bank statement is shown row by row before any of it is in the books. */
export function StatementPreview({ statementId, onDone }: Props) {
  const statement = useStatement(statementId);
  const [importKey] = useState(() => crypto.randomUUID());
  const { isBusy, run } = useBusy();
  const { preview, error, taken, rows } = statement;
  if (error && !preview)
    return (
      <Stack>
        <ErrorNotice error={error} onRetry={statement.retry} />
        <Row>
          <PlainButton variant="default" onClick={() => void onDone(false)}>
            Choose another file
          </PlainButton>
        </Row>
      </Stack>
    );
  if (!preview) return <RowsSkeleton label="Loading your bank statement" />;

  const attempt = (work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (failure) {
        toastFailure(texts.toastTitles.error, messageOf(failure));
      }
    });

  async function bring() {
    const result = await statement.bring(importKey);
    toastSuccess(`${rowsText(result.income + result.deductions)} imported`);
    await onDone(true);
  }

  async function drop() {
    await statement.drop();
    await onDone(false);
  }

  const isKnown = rows.length > 0 && rows.every(({ reason }) => reason === 'imported_before');
  return (
    <Stack gap="lg">
      <Reading preview={preview} onReadAs={statement.readAs} />
      <UnreadRows unread={preview.unread} />
      {isKnown && (
        <Notice meaning="over">
          Every row of this file was imported before, so there is nothing to add.
        </Notice>
      )}
      {rows.length > 0 && <StatementRows statement={statement} />}
      <Row>
        {rows.length > 0 && !isKnown && (
          <PlainButton
            isBusy={isBusy}
            isDisabled={taken.length === 0}
            onClick={() => void attempt(bring)}
          >
            {`Import ${rowsText(taken.length)}`}
          </PlainButton>
        )}
        <PlainButton variant="default" isDisabled={isBusy} onClick={() => void attempt(drop)}>
          Choose another file
        </PlainButton>
      </Row>
    </Stack>
  );
}

const rowsText = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
