import { texts } from '@sidework/contracts/texts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { authMessageOf } from '../../lib/auth-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { IconLine, IconLines } from '../../ui/rows/icon-lines.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { PersonAvatar } from '../../ui/rows/person-avatar.tsx';
import { EndedRequest } from './ended-request.tsx';
import { hostOf } from './host-of.ts';
import { scopeTexts } from './scope-texts.ts';
import { useAuthorization } from './use-authorization.ts';

/** The server answers so to an unknown request, or to one that was not answered in time. */
const ended = new Set(['oauth_authorization_not_found', 'validation_failed']);

export function Consent({ authorizationId }: { authorizationId: string }) {
  const { authorization, error, isLeaving, reload, decide } = useAuthorization(authorizationId);
  const [decision, setDecision] = useState<'approve' | 'deny' | null>(null);
  const { isBusy, run } = useBusy();

  if (error && ended.has(codeOf(error))) return <EndedRequest />;
  if (error) return <ErrorNotice error={error} text={authMessageOf(error)} onRetry={reload} />;
  if (!authorization) return <ListSkeleton rows={1} label="Loading what it asks for" />;

  const answer = (chosen: 'approve' | 'deny') => () =>
    void run(async () => {
      setDecision(chosen);
      await decide(chosen).catch((failure) => {
        if (ended.has(codeOf(failure))) return reload();
        toastFailure(texts.toastTitles.error, authMessageOf(failure));
      });
    });

  const { client, user, scope, redirect_uri } = authorization;
  const isBusyWith = (chosen: string) => (isBusy || isLeaving) && decision === chosen;
  return (
    <Card
      title={client.name}
      aside={<PersonAvatar name={client.name} id={client.id} imageUrl={client.logo_uri} />}
    >
      <Words tone="soft" isSmall>
        {hostOf(client.uri || redirect_uri)}
      </Words>
      <p>
        <strong>{client.name}</strong> wants to sign you in as <strong>{user.email}</strong>. It
        could then:
      </p>
      <IconLines label="What it could do">
        {scopeTexts(scope).map((text) => (
          <IconLine key={text} icon={<IconCheck size={20} />} isDone>
            {text}
          </IconLine>
        ))}
      </IconLines>
      <Grid min="act" gap="sm">
        <PlainButton
          isBusy={isBusyWith('approve')}
          isDisabled={isBusy || isLeaving}
          onClick={answer('approve')}
        >
          Approve
        </PlainButton>
        <PlainButton
          variant="default"
          isBusy={isBusyWith('deny')}
          isDisabled={isBusy || isLeaving}
          onClick={answer('deny')}
        >
          Deny
        </PlainButton>
      </Grid>
      <Words tone="soft" isSmall>
        You go on to {hostOf(redirect_uri)}. It never learns your password.
      </Words>
    </Card>
  );
}
