import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { sizeText } from './sizes.ts';
import type { BulkAct } from './use-documents.ts';

interface Props {
  documents: DocumentView[];
  isTrash: boolean;
  change: (documents: DocumentView[], act: BulkAct, tag?: string) => Promise<unknown>;
}

const most = 100;

/** Documents to choose from, and what can be done with those chosen. */
export function DocumentBulk({ documents, isTrash, change }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = documents.filter(({ id }) => chosen.has(id)).slice(0, most);
  const count = picked.length === 1 ? '1 document' : `${picked.length} documents`;
  const isAll = picked.length === Math.min(documents.length, most);

  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  async function act(what: BulkAct, done: string, tag?: string) {
    await change(picked, what, tag);
    setChosen(new Set());
    toastSuccess(done);
  }

  return (
    <Stack>
      <Row>
        <PlainButton
          variant="default"
          size="sm"
          onClick={() =>
            setChosen(new Set(isAll ? [] : documents.slice(0, most).map(({ id }) => id)))
          }
        >
          {isAll ? 'Choose none' : 'Choose all shown'}
        </PlainButton>
        <span>{count} chosen</span>
      </Row>
      {picked.length > 0 && (
        <Row>
          {isTrash ? (
            <TrashActs picked={picked} count={count} act={act} />
          ) : (
            <KeptActs picked={picked} count={count} act={act} />
          )}
        </Row>
      )}
      <Stack gap="sm">
        {documents.map(({ id, documentName, year, fileSize, tags }) => (
          <CheckField
            key={id}
            label={documentName}
            text={[year, sizeText(fileSize), ...tags].join(' · ')}
            isChecked={chosen.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface ActsProps {
  picked: DocumentView[];
  count: string;
  act: (what: BulkAct, done: string, tag?: string) => Promise<void>;
}

const failed = (error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error));

function KeptActs({ picked, count, act }: ActsProps) {
  const [tag, setTag] = useState('');
  const { isBusy, run } = useBusy();
  const receipts = picked.filter(({ receiptOf }) => receiptOf.length > 0).length;
  return (
    <>
      <SearchField
        label="Tag"
        maxLength={50}
        value={tag}
        onChange={({ currentTarget }) => setTag(currentTarget.value)}
      />
      <PlainButton
        variant="default"
        size="sm"
        isBusy={isBusy}
        isDisabled={tag.trim() === ''}
        onClick={() => void run(() => act('tag', 'Tag added', tag.trim()).catch(failed))}
      >
        Add tag
      </PlainButton>
      <AskedButton
        label="Delete"
        size="sm"
        name={count}
        title={`Delete ${count}?`}
        confirmLabel={`Delete ${count}`}
        cancelLabel="Keep them"
        done="Documents deleted"
        act={() => act('trash', `${count} moved to the trash`)}
        messageOf={messageOf}
      >
        They go to the trash for 30 days, and their links stop working at once.
        {receipts > 0 && ` ${receipts} of them are receipts of deductions, which then have none.`}
      </AskedButton>
    </>
  );
}

function TrashActs({ count, act }: ActsProps) {
  const { isBusy, run } = useBusy();
  return (
    <>
      <PlainButton
        variant="default"
        size="sm"
        isBusy={isBusy}
        onClick={() => void run(() => act('restore', `${count} restored`).catch(failed))}
      >
        Restore
      </PlainButton>
      <AskedButton
        label="Delete for ever"
        size="sm"
        name={count}
        title={`Delete ${count} for ever?`}
        confirmLabel="Delete for ever"
        cancelLabel="Keep them"
        done="Documents deleted"
        act={() => act('delete', `${count} deleted`)}
        messageOf={messageOf}
      >
        They cannot be brought back.
      </AskedButton>
    </>
  );
}
