import {
  type DocumentShareView,
  shareDays,
} from '@sidework/contracts/business-tools/document-shares';
import type { DocumentView } from '@sidework/contracts/business-tools/documents';
import { useState } from 'react';
import { exactText } from '../../lib/dates.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { PasswordInput } from '../../ui/fields/password-input.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { useShares } from './use-shares.ts';

interface Props {
  isOpen: boolean;
  document: DocumentView | undefined;
  onClose: () => void;
}

/** Links to a document for people without an account. */
export function ShareWindow({ isOpen, document, onClose }: Props) {
  const title = `Share “${document?.documentName ?? ''}”`;
  return (
    <DialogWindow isOpen={isOpen} title={title} onClose={onClose}>
      {document && <Shares key={document.id} document={document} />}
    </DialogWindow>
  );
}

function Shares({ document }: { document: DocumentView }) {
  const { shares, error, make, revoke } = useShares(document);
  const [url, setUrl] = useState<string>();
  return (
    <Stack>
      <p>
        Anyone with the link can save this document for {shareDays} days. You see here when it is
        opened, and can end it at any time.
      </p>
      {url === undefined ? <NewShare make={make} onMade={setUrl} /> : <Made url={url} />}
      {error && !shares && <ErrorNotice error={error} />}
      {shares && shares.length > 0 && (
        <Rows label="Links that work">
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} revoke={() => revoke(share)} />
          ))}
        </Rows>
      )}
    </Stack>
  );
}

interface NewShareProps {
  make: (password: string) => Promise<string>;
  onMade: (url: string) => void;
}

function NewShare({ make, onMade }: NewShareProps) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<unknown>();
  const { isBusy, run } = useBusy();
  async function send() {
    setRefusal(undefined);
    try {
      onMade(await make(password));
    } catch (error) {
      setRefusal(error);
    }
  }
  return (
    <form
      noValidate
      aria-label="New link"
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
    >
      <Stack>
        <PasswordInput
          label="Password"
          description="Optional, at least 8 characters. Tell it by another way than the link."
          autoComplete="new-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row justify="end">
          <PlainButton type="submit" isBusy={isBusy}>
            Make a link
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}

/** The address is shown this once: the server keeps only a digest of it. */
function Made({ url }: { url: string }) {
  return (
    <Notice title="Copy the link now. It is not shown again.">
      <Stack gap="xs">
        <TextInput label="Link" readOnly value={url} />
        <Row>
          <PlainButton size="sm" onClick={() => void copyText(url, 'Link copied')}>
            Copy link
          </PlainButton>
        </Row>
      </Stack>
    </Notice>
  );
}

const outcomes = { opened: 'Opened', wrong_password: 'Wrong password' };

function ShareRow({ share, revoke }: { share: DocumentShareView; revoke: () => Promise<unknown> }) {
  const made = exactText(share.createdAt);
  return (
    <ListRow
      titleLook="plain"
      title={`Made ${made}${share.hasPassword ? ', with a password' : ''}`}
      details={`Ends ${exactText(share.expiresAt)}`}
      note={
        share.openings.length === 0
          ? 'Not opened yet'
          : share.openings.map(({ at, outcome }) => (
              <div key={`${at}${outcome}`}>
                {outcomes[outcome]} {exactText(at)}
              </div>
            ))
      }
      action={
        <AskedButton
          label="End"
          size="sm"
          name={`link made ${made}`}
          title="End this link?"
          confirmLabel="End link"
          cancelLabel="Keep it"
          done="Link ended"
          act={revoke}
          messageOf={messageOf}
        >
          It opens nothing from then on.
        </AskedButton>
      }
    />
  );
}
