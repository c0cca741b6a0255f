import type { CrmClientView } from '@sidework/contracts/client-services/crm-clients';
import { crmTexts } from '@sidework/contracts/client-services/words';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { useSendWhenOnline } from '../../lib/use-send-when-online.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { type ClientGroup, useCrmClients } from './use-crm.ts';

const groups = [
  { type: 'domestic', title: 'U.S. Domestic Clients', nothing: 'No domestic clients yet' },
  {
    type: 'international',
    title: 'International Clients',
    nothing: 'No international clients yet',
  },
] as const;

export function CrmClients() {
  return (
    <Stack gap="lg">
      {groups.map(({ type, title, nothing }) => (
        <Section key={type} title={title}>
          <ClientsOf type={type} title={title} nothing={nothing} />
        </Section>
      ))}
    </Stack>
  );
}

function ClientsOf({
  type,
  title,
  nothing,
}: {
  type: ClientGroup;
  title: string;
  nothing: string;
}) {
  const list = useCrmClients(type);
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <ListSkeleton rows={1} label={`Loading ${title}`} />;
  if (items.length === 0) return <p>{nothing}</p>;
  return (
    <>
      <CardList label={title} items={items}>
        {(client) => (
          <ClientCard
            client={client}
            saveNotes={(notes) => list.saveNotes(client, notes)}
            remove={() => list.remove(client)}
          />
        )}
      </CardList>
      <LoadMore list={list} label="Load more clients" />
    </>
  );
}

interface Props {
  client: CrmClientView;
  saveNotes: (notes: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

function ClientCard({ client, saveNotes, remove }: Props) {
  const name = client.client?.fullName ?? 'Unknown';
  return (
    <Card title={name}>
      <Stack gap="sm">
        <Row gap="md">
          {client.email && <span>{client.email}</span>}
          {client.phone && <span>{client.phone}</span>}
          <span>{client.country}</span>
          {client.vatNumber && <span>VAT number {client.vatNumber}</span>}
        </Row>
        <Notes client={client} name={name} saveNotes={saveNotes} />
        <Row justify="end">
          <AskedButton
            label="Remove"
            size="sm"
            name={name}
            title={`Remove ${name} from your clients?`}
            confirmLabel="Remove client"
            done="Client removed"
            act={remove}
            messageOf={messageOf}
          >
            Your notes go with it. Services and messages stay.
          </AskedButton>
          <LinkButton
            to={paths.chat(client.clientId)}
            variant="default"
            aria-label={`Message Client ${name}`}
          >
            Message Client
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

const most = 5000;

/** Saved on leaving the box, where something changed; what could not be saved stays in it. */
function Notes({
  client,
  name,
  saveNotes,
}: Pick<Props, 'client' | 'saveNotes'> & { name: string }) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const kept = client.notes ?? '';
  const notes = typed ?? kept;
  const latest = useRef(notes);
  latest.current = notes.trim();
  const { isWaiting, send } = useSendWhenOnline();

  async function leave() {
    if (isWaiting) return;
    if (notes.trim() === kept) return setTyped(undefined);
    if ([...notes.trim()].length > most) return setFault('Notes must be less than 5000 characters');
    setFault(undefined);
    try {
      await send(() => saveNotes(latest.current));
      setTyped(undefined);
      toastSuccess(crmTexts.notesUpdated);
    } catch (error) {
      setFault(messageOf(error));
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return (
    <>
      <CountedTextarea
        label="Notes"
        aria-label={`Notes on ${name}`}
        description="For you alone."
        rows={3}
        most={most}
        value={notes}
        {...(fault && { error: fault })}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void leave()}
      />
      <WaitingNote isWaiting={isWaiting} what="Your note is saved" />
    </>
  );
}
