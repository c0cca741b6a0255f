import { useForm } from '@mantine/form';
import {
  type AppealView,
  lookAtAppeal,
  sendAppeal,
} from '@sidework/contracts/network-chat/appeals';
import { limits } from '@sidework/contracts/network-chat/limits';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { nameOfThing } from '../../lib/reported-things.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';

/** The person of a decision reads it and appeals once. The link lets in a person who cannot sign in. */
export function OwnAppeal({ token }: { token: string }) {
  const [appeal, setAppeal] = useState<AppealView>();
  const [error, setError] = useState<unknown>();
  const look = useCallback(async () => {
    setError(undefined);
    try {
      setAppeal(await call(lookAtAppeal, { body: { token } }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void look(), [look]);

  // A link that is wrong stays wrong, so that there is nothing to try again.
  const isWrongLink = error instanceof ApiError && error.status === 404;
  if (isWrongLink) return <ErrorNotice error={error} />;
  if (error !== undefined) return <ErrorNotice error={error} onRetry={look} />;
  if (!appeal) return <ListSkeleton rows={2} label="Loading the decision" />;
  return (
    <Stack gap="lg">
      <Decision appeal={appeal} />
      {appeal.words === null ? (
        <AppealForm token={token} onSent={setAppeal} />
      ) : (
        <Answer appeal={appeal} />
      )}
    </Stack>
  );
}

function Decision({
  appeal: { decision, thing, excerpt, reason, decidedAt },
}: {
  appeal: AppealView;
}) {
  const what =
    decision === 'suspended'
      ? 'suspended your account'
      : `hid a ${nameOfThing(thing) ?? 'post'} of yours`;
  return (
    <Stack>
      <p>
        Our moderators {what}, <DateText moment={decidedAt} />.
      </p>
      {excerpt && (
        <Notice meaning="over" title="What it is about">
          <LongText>{excerpt}</LongText>
        </Notice>
      )}
      <Notice meaning="over" title="Their reason">
        <LongText>{reason}</LongText>
      </Notice>
    </Stack>
  );
}

function AppealForm({ token, onSent }: { token: string; onSent: (appeal: AppealView) => void }) {
  const form = useForm({
    initialValues: { statement: '' },
    validate: {
      statement: (statement) => (statement.trim() ? null : 'Say why the decision is wrong'),
    },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ statement }) => call(sendAppeal, { body: { token, statement } }),
    onSent,
    done: 'Your appeal is with our moderators.',
  });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Appeal the decision">
      <Stack>
        <p>
          You can appeal once. A different moderator reads what you write, and that decision is
          final.
        </p>
        <CountedTextarea
          label="Why is the decision wrong?"
          withAsterisk
          rows={6}
          most={limits.note}
          {...form.getInputProps('statement')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row>
          <PlainButton type="submit" isBusy={isBusy}>
            Send the appeal
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}

function Answer({ appeal }: { appeal: AppealView }) {
  const { words, outcome, outcomeReason, decision, comesBack } = appeal;
  return (
    <Stack>
      <Notice meaning="over" title="Your appeal">
        <LongText>{words ?? ''}</LongText>
      </Notice>
      {outcome ? (
        <Notice
          meaning={outcome === 'granted' ? 'open' : 'over'}
          title={outcome === 'granted' ? 'Your appeal was granted' : 'The decision stands'}
        >
          <LongText>{outcomeReason ?? ''}</LongText>
          {outcome === 'granted' && <p>{whatFollows(decision, comesBack)}</p>}
        </Notice>
      ) : (
        <p>A different moderator will decide. We will let you know.</p>
      )}
      {outcome === 'granted' && decision === 'suspended' && (
        <Row>
          <LinkButton to={paths.auth}>Sign in</LinkButton>
        </Row>
      )}
    </Stack>
  );
}

function whatFollows(decision: AppealView['decision'], comesBack: boolean) {
  if (decision === 'suspended') return 'Your account is open again.';
  return comesBack ? 'What was hidden shows again.' : 'It stays closed. You can post it again.';
}
