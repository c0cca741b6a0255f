import { useForm } from '@mantine/form';
import {
  type CoHostView,
  inviteCoHost,
  listCoHosts,
  removeCoHost,
} from '@sidework/contracts/education-events/co-hosts';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { call, useApi } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { TextInput } from '../../../ui/fields/inputs.ts';
import { useSubmit } from '../../../ui/fields/use-submit.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';

/** Adults who help at the door, as the organizer sees them. */
export function CoHosts({ event }: { event: EventDetail }) {
  const params = { eventId: event.id };
  const { data, error, mutate } = useApi(listCoHosts, { params });
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <ListSkeleton rows={1} label="Loading co-hosts" />;
  const isForAdults = event.youngPeople === 'no';
  return (
    <Card title="Co-hosts">
      <Stack>
        <p>
          {isForAdults
            ? 'Co-hosts see the guest list, check guests in and message them. They do not see sales or email addresses.'
            : 'An event for young people has no co-hosts: staff approve it with you as its only host.'}
        </p>
        {data.items.length > 0 && (
          <Rows label="Co-hosts">
            {data.items.map((coHost) => (
              <CoHostRow
                key={coHost.id}
                coHost={coHost}
                remove={() =>
                  call(removeCoHost, { params: { ...params, coHostId: coHost.id } }).then((after) =>
                    mutate(after, { revalidate: false }),
                  )
                }
              />
            ))}
          </Rows>
        )}
        {isForAdults && event.status === 'upcoming' && (
          <InviteForm
            invite={(body) =>
              call(inviteCoHost, { params, body }).then((after) =>
                mutate(after, { revalidate: false }),
              )
            }
          />
        )}
      </Stack>
    </Card>
  );
}

interface RowProps {
  coHost: CoHostView;
  remove: () => Promise<unknown>;
}

function CoHostRow({ coHost: { email, name, state }, remove }: RowProps) {
  const isInvited = state === 'invited';
  return (
    <ListRow
      title={name ?? email}
      details={name && email}
      chip={
        <Chip meaning={isInvited ? 'waiting' : 'open'}>{isInvited ? 'Invited' : 'Co-host'}</Chip>
      }
      action={
        <AskedButton
          size="sm"
          label="Remove"
          name={name ?? email}
          title={`Remove ${name ?? email}?`}
          confirmLabel="Remove"
          done="They can no longer help at this event"
          act={remove}
          messageOf={messageOf}
        >
          {isInvited
            ? 'Their invitation no longer works.'
            : 'They lose the guest list and check-in right away.'}
        </AskedButton>
      }
    />
  );
}

function InviteForm({ invite }: { invite: (body: { email: string }) => Promise<unknown> }) {
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (email.trim() ? null : 'Email is required') },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: ({ email }) => invite({ email: email.trim() }),
    onSent: form.reset,
    done: 'If they have an account, an invitation is on its way',
  });
  return (
    <form noValidate aria-label="Invite a co-host" onSubmit={onSubmit}>
      <Stack>
        <TextInput
          label="Email of a co-host"
          description="The address they use on Sidework"
          type="email"
          {...form.getInputProps('email')}
        />
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <Row>
          <PlainButton type="submit" variant="default" isBusy={isBusy}>
            Invite
          </PlainButton>
        </Row>
      </Stack>
    </form>
  );
}
