import {
  lookAtSharedDocument,
  openSharedDocument,
  type SharedDocumentView,
} from '@sidework/contracts/business-tools/document-shares';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { exactText } from '../../lib/dates.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { PlainPassword } from '../../ui/fields/plain-password.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { sizeText } from './sizes.ts';

/** A visitor saves what a link leads to. */
export function SharedDocument({ token }: { token: string }) {
  const [shared, setShared] = useState<SharedDocumentView>();
  const [error, setError] = useState<unknown>();
  const look = useCallback(async () => {
    setError(undefined);
    try {
      setShared(await call(lookAtSharedDocument, { body: { token } }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void look(), [look]);

  if (error !== undefined) return <ErrorNotice error={error} onRetry={look} />;
  if (!shared) return <ListSkeleton rows={2} label="Loading the document" />;
  return (
    <Stack gap="lg">
      {shared.documentName !== null && (
        <p>
          <strong dir="auto">{shared.documentName}</strong>, {sizeText(shared.fileSize ?? 0)}
        </p>
      )}
      <p>
        The owner of this document sent you a link that works until {exactText(shared.expiresAt)}.
        Open it only if you expected it.
      </p>
      <Save token={token} needsPassword={shared.needsPassword} />
    </Stack>
  );
}

function Save({ token, needsPassword }: { token: string; needsPassword: boolean }) {
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<unknown>();
  const { isBusy, run } = useBusy();

  async function save() {
    setRefusal(undefined);
    try {
      const body = { token, password: needsPassword ? password : null };
      location.assign((await call(openSharedDocument, { body })).url);
    } catch (error) {
      setRefusal(error);
    }
  }

  function send(event: SubmitEvent) {
    event.preventDefault();
    void run(save);
  }

  return (
    <form noValidate aria-label="Save the document" onSubmit={send}>
      <Stack>
        {needsPassword && (
          <PlainPassword
            label="Password"
            description="The person who sent you the link knows it."
            autoComplete="off"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Save the document
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}
