import type { CrmPersonView } from '@sidework/contracts/client-services/crm-people';
import type {
  CrmMomentGroup,
  CrmMomentKind,
  CrmMomentView,
} from '@sidework/contracts/client-services/crm-timeline';
import { formatCents } from '@sidework/contracts/kernel/money';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { exactText } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { ChoiceField } from '../../../ui/fields/plain-fields.tsx';
import type { Meaning } from '../../../ui/figures/chip.tsx';
import { type Moment, Timeline } from '../../../ui/figures/timeline.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';
import { LoadMore } from '../../../ui/rows/load-more.tsx';
import { useMessagesWith, useMoments } from './use-timeline.ts';

type Group = '' | 'messages' | CrmMomentGroup;

const groups: { value: Group; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'messages', label: 'Messages' },
  { value: 'services', label: 'Services' },
  { value: 'money', label: 'Money' },
  { value: 'papers', label: 'Documents' },
];

/** Each part comes from the service that keeps it, so that one that is away leaves the others in sight. */
export function PersonTimeline({ person }: { person: CrmPersonView }) {
  const [group, setGroup] = useState<Group>('');
  const wantsMoments = group !== 'messages';
  const moments = useMoments(person, wantsMoments ? group || undefined : undefined);
  const { messages, error: chatError } = useMessagesWith(
    group === '' || group === 'messages' ? person.clientId : null,
  );
  const shown = mixed(wantsMoments ? moments.items : [], messages, moments.hasMore);
  return (
    <Section title="What happened">
      <Stack>
        <ChoiceField<Group> label="Show" value={group} options={groups} onChange={setGroup} />
        {wantsMoments && moments.error && !moments.items && (
          <ErrorNotice error={moments.error} onRetry={() => moments.mutate()} />
        )}
        {chatError && !messages && <ErrorNotice error={chatError} />}
        {shown === undefined && !moments.error && (
          <ListSkeleton rows={2} label="Loading what happened" />
        )}
        {shown?.length === 0 && <p>Nothing yet.</p>}
        {shown && shown.length > 0 && (
          <Timeline label="What happened" moments={shown.map((each) => lineOf(each, person))} />
        )}
        {wantsMoments && <LoadMore list={moments} label="Load more" />}
      </Stack>
    </Section>
  );
}

type Shown = { at: string } & ({ moment: CrmMomentView } | { message: MessageView });

/** By their times; messages older than the last moment of an unfinished list wait for the rest of it. */
function mixed(
  moments: CrmMomentView[] | undefined,
  messages: MessageView[] | undefined,
  hasMore: boolean,
): Shown[] | undefined {
  if (!moments && !messages) return undefined;
  const ofWork = (moments ?? []).map((moment) => ({ at: moment.at, moment }));
  const last = ofWork.at(-1)?.at;
  const ofChat = (messages ?? [])
    .filter(({ createdAt }) => !hasMore || !last || createdAt >= last)
    .map((message) => ({ at: message.createdAt, message }));
  return [...ofWork, ...ofChat].sort((one, other) => other.at.localeCompare(one.at));
}

const words: Record<CrmMomentKind, [Meaning, string]> = {
  invited: ['waiting', 'Invitation sent'],
  task_done: ['over', 'Task done'],
  service_begun: ['waiting', 'Service entered'],
  service_agreed: ['open', 'Work agreed'],
  service_completed: ['open', 'Work completed'],
  service_cancelled: ['error', 'Work cancelled'],
  paid_outside: ['open', 'Paid outside Sidework'],
  funded: ['open', 'Payment protected'],
  released: ['open', 'Payment released'],
  refunded: ['error', 'Payment refunded'],
  invoice: ['over', 'Invoice issued'],
  credit_note: ['over', 'Credit note issued'],
};

function lineOf(shown: Shown, person: CrmPersonView): Moment {
  if ('message' in shown) return messageLine(shown.message, person);
  const { id, kind, title, serviceId, amountCents } = shown.moment;
  const [meaning, word] = words[kind];
  const amount = amountCents === null ? '' : `, ${formatCents(amountCents)}`;
  return {
    id,
    meaning,
    title: `${word}${amount}`,
    details: (
      <>
        {exactText(shown.at)}
        {title && ' · '}
        {title && (serviceId ? <Link to={paths.service(serviceId)}>{title}</Link> : title)}
      </>
    ),
  };
}

const mostOfMessage = 160;

function messageLine({ id, senderId, content, createdAt }: MessageView, person: CrmPersonView) {
  const signs = [...content];
  const cut = signs.length > mostOfMessage ? `${signs.slice(0, mostOfMessage).join('')}…` : content;
  return {
    id,
    meaning: 'waiting' as const,
    title: senderId === person.clientId ? `${person.fullName} wrote` : 'You wrote',
    details: (
      <>
        {exactText(createdAt)} · <span dir="auto">{cut}</span>
      </>
    ),
  };
}
