import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import { formatCents } from '@sidework/contracts/kernel/money';
import { lazy, Suspense, useState } from 'react';
import { dateText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Facts } from '../../../ui/figures/facts.tsx';
import { Steps } from '../../../ui/figures/steps.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row, Split, Stack } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { PersonFiles } from './person-files.tsx';
import { PersonTask } from './person-task.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { stageWords } from './stage-words.ts';
import { usePeopleActs, usePerson } from './use-people.ts';

const ContactWindow = lazyDialog(async () => (await import('./contact-window.tsx')).ContactWindow);

const SentContract = lazy(async () => ({
  default: (await import('./sent-contract.tsx')).SentContract,
}));

interface Props {
  personId: string;
  onRemoved: () => void;
}

/** One client or contact: how far they are, what is next, and what is known of them. */
export function Person({ personId, onRemoved }: Props) {
  const { data: person, error, mutate } = usePerson(personId);
  const back = <BackLink to={paths.crmBoard}>Clients</BackLink>;
  if (!person)
    return (
      <Page title="Client" back={back}>
        {error ? (
          <ErrorNotice error={error} onRetry={() => mutate()} />
        ) : (
          <ListSkeleton rows={2} label="Loading the client" />
        )}
      </Page>
    );
  return (
    <Page
      title={person.fullName}
      purpose={<Account person={person} />}
      back={back}
      action={<Acts person={person} onRemoved={onRemoved} />}
    >
      <Stack gap="lg">
        <Steps
          label="Stage"
          steps={stageWords.map(({ title }) => title)}
          now={stageWords.findIndex(({ stage }) => stage === person.stage)}
        />
        <Split aside={<Known person={person} />} asideLabel="Contact and money">
          <Stack gap="lg">
            {!person.clientId && (
              <Suspense>
                <SentContract person={person} />
              </Suspense>
            )}
            <PersonTask person={person} />
            <PersonTimeline person={person} />
          </Stack>
        </Split>
      </Stack>
    </Page>
  );
}

function Account({ person: { clientId, invitedAt } }: { person: CrmPersonView }) {
  if (clientId) return <>Has a Sidework account.</>;
  if (invitedAt) return <>No Sidework account, invited {dateText(invitedAt)}.</>;
  return <>No Sidework account.</>;
}

function Acts({ person, onRemoved }: { person: CrmPersonView; onRemoved: () => void }) {
  const { invite, remove } = usePeopleActs();
  const [isEditing, setEditing] = useState(false);
  const { clientId, fullName } = person;
  if (clientId)
    return (
      <Row>
        <LinkButton to={paths.chat(clientId)} variant="default">
          Message Client
        </LinkButton>
        <LinkButton to={`${paths.crm}?newService=${clientId}`}>New Service</LinkButton>
      </Row>
    );
  return (
    <Row>
      <PlainButton variant="default" onClick={() => setEditing(true)}>
        Edit
      </PlainButton>
      {person.email && (
        <AskedButton
          label={person.invitedAt ? 'Invite again' : 'Invite'}
          title={`Invite ${fullName} to Sidework?`}
          confirmLabel="Send invitation"
          done="Invitation sent"
          act={() => invite(person)}
          messageOf={messageOf}
        >
          We email a standard invitation to {person.email}. Your notes stay private.
        </AskedButton>
      )}
      <AskedButton
        label="Remove"
        title={`Remove ${fullName} from your contacts?`}
        confirmLabel="Remove contact"
        done="Contact removed"
        act={async () => {
          await remove(person);
          onRemoved();
        }}
        messageOf={messageOf}
      >
        This also deletes your notes and tasks for this contact.
      </AskedButton>
      <ContactWindow isOpen={isEditing} person={person} onClose={() => setEditing(false)} />
    </Row>
  );
}

function Known({ person }: { person: CrmPersonView }) {
  const { email, phone, address, notes, money } = person;
  const contact = [
    { label: 'Phone', value: phone },
    { label: 'Email', value: email },
    { label: 'Address', value: address },
  ].filter(({ value }) => value);
  return (
    <Stack>
      <Card title="Contact">
        <Stack gap="sm">
          {contact.length > 0 ? <Facts facts={contact} /> : <p>Nothing is written down yet.</p>}
          {notes && (
            <div>
              <strong>Your note, private</strong>
              <LongText>{notes}</LongText>
            </div>
          )}
        </Stack>
      </Card>
      <Card title="Money">
        <Facts
          facts={[
            { label: 'Agreed work', value: formatCents(money.totalCents) },
            { label: 'Paid so far', value: formatCents(money.paidCents) },
            { label: 'Owed now', value: formatCents(money.owedCents) },
          ]}
        />
        {money.offeredCents > 0 && (
          <p>{formatCents(money.offeredCents)} is offered. It counts once your client agrees.</p>
        )}
      </Card>
      <PersonFiles person={person} />
    </Stack>
  );
}
