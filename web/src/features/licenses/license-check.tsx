import { listDocuments } from '@sidework/contracts/business-tools/documents';
import { askForCheck } from '@sidework/contracts/business-tools/license-checks';
import type { LicenseView } from '@sidework/contracts/business-tools/licenses';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, useApi } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { EntryDialog } from '../../ui/dialogs/entry-dialog.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row } from '../../ui/layout/layout.tsx';

interface Props {
  license: LicenseView;
  /** The viewer's day. */
  today: string;
  reload: () => Promise<unknown>;
}

/** The word of staff on a license, and the way to ask them. */
export function LicenseCheck({ license, today, reload }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { check, licenseName, expiryDate } = license;
  const isOver = expiryDate !== null && expiryDate < today;
  const mayAsk = check !== 'verified' && !isOver;
  return (
    <>
      <Standing license={license} isOver={isOver} />
      {mayAsk && (
        <Row>
          <PlainButton
            variant="default"
            size="sm"
            aria-label={`${askText[check]}: ${licenseName}`}
            onClick={() => setOpen(true)}
          >
            {askText[check]}
          </PlainButton>
          <Link to={paths.documentVault} aria-label={`Upload a document of ${licenseName}`}>
            Upload a document
          </Link>
        </Row>
      )}
      {isOpen && <AskForCheck license={license} reload={reload} onClose={() => setOpen(false)} />}
    </>
  );
}

const askText = {
  none: 'Get it verified',
  waiting: 'Send another paper',
  refused: 'Send another paper',
  verified: 'Get it verified',
} as const;

function Standing({ license, isOver }: { license: LicenseView; isOver: boolean }) {
  const { check, checkedAt, refusal } = license;
  const isId = license.kind === 'identity';
  if (check === 'verified')
    return (
      <div>
        Verified by Sidework
        {checkedAt && (
          <>
            , <DateText moment={checkedAt} />
          </>
        )}
        .{' '}
        {isOver
          ? 'It has ended, so nobody sees it. Enter the renewal and have it verified again.'
          : isId
            ? 'Your page says so until it ends or your name changes.'
            : 'Clients see it on your services and proposals until it ends.'}
      </div>
    );
  if (check === 'waiting')
    return <div>We are looking at your paper. You’ll hear from us here.</div>;
  if (check === 'refused') return <div>{`Not verified: ${refusal ?? ''}`}</div>;
  return (
    <div>
      {isId
        ? 'Once our staff have checked it, your page says that your identity is verified.'
        : 'Only you see this license. Verified, it shows on your services and proposals.'}
    </div>
  );
}

function AskForCheck({
  license,
  reload,
  onClose,
}: Pick<Props, 'license' | 'reload'> & { onClose: () => void }) {
  const { data, error } = useApi(listDocuments, { query: { limit: 100 } });
  const clean = (data?.items ?? []).filter(
    ({ scanStatus, voidReason }) => scanStatus === 'clean' && !voidReason,
  );
  const first = data ? emptyText(data.items.length, clean.length) : error ? failed : 'Loading…';
  const fields = [
    {
      name: 'documentId',
      label: 'Paper',
      kind: 'choice',
      isNeeded: true,
      description: 'A photo or PDF in your vault that says what you entered. Our staff look at it.',
      options: [
        { value: '', label: first },
        ...clean.map(({ id, documentName }) => ({ value: id, label: documentName })),
      ],
    },
  ] as const;
  return (
    <EntryDialog
      isOpen
      title={`Get “${license.licenseName}” verified`}
      fields={fields}
      initial={{}}
      send={async ({ documentId }) => {
        const body = { documentId: String(documentId) };
        await call(askForCheck, { params: { licenseId: license.id }, body });
        await reload();
      }}
      done="We’ll check your paper and let you know"
      failed="Your paper was not sent"
      onClose={onClose}
    />
  );
}

const failed = 'Your documents could not be loaded';

/** The scanner has yet to find a document clean before it can be shown to staff. */
function emptyText(all: number, clean: number): string {
  if (clean > 0) return 'Choose a document';
  return all > 0 ? 'No document has passed the virus scan yet' : 'Your vault is empty';
}
