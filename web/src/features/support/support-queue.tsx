import {
  answerSupport,
  listSupportThreads,
  readSupportThread,
  type SupportThreadView,
  setSupportAside,
} from '@sidework/contracts/network-chat/support';
import { useState } from 'react';
import { call, useApi, useInvalidate, usePages } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { OpeningRow } from '../../ui/rows/opening-row.tsx';
import { Rows } from '../../ui/rows/rows.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { SupportForm } from './support-form.tsx';
import { SupportMessages } from './support-messages.tsx';

export type SupportState = 'waiting' | 'answered';

const empty = {
  waiting: {
    title: 'No one is waiting',
    text: 'Messages show up here until someone answers them.',
  },
  answered: { title: 'No answers yet', text: 'Answered conversations show up here.' },
};

/** The people who wrote to us, each opening in place. */
export function SupportQueue({ state }: { state: SupportState }) {
  const list = usePages(listSupportThreads, { query: { state } }, { isLive: true });
  const [openId, setOpenId] = useState<string>();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading who wrote to us" />;
  if (items.length === 0) return <EmptyState scene="mailbox" {...empty[state]} />;
  return (
    <Stack>
      <Rows label="Who wrote to us">
        {items.map(({ person, content, lastAt, waitsSince }) => (
          <OpeningRow
            key={person.id}
            title={person.fullName}
            details={content}
            chip={
              <Chip meaning={waitsSince ? 'turn' : 'over'}>
                <DateText moment={waitsSince ?? lastAt} isShort />
              </Chip>
            }
            isOpen={openId === person.id}
            onToggle={() => setOpenId(openId === person.id ? undefined : person.id)}
          >
            <Thread person={person} isWaiting={waitsSince !== null} />
          </OpeningRow>
        ))}
      </Rows>
      <LoadMore list={list} label="Load more people" />
    </Stack>
  );
}

function Thread({ person, isWaiting }: Pick<SupportThreadView, 'person'> & { isWaiting: boolean }) {
  const params = { personId: person.id };
  const { data, error, mutate } = useApi(readSupportThread, { params });
  const invalidate = useInvalidate();
  const { isBusy, run } = useBusy();

  async function setAside() {
    try {
      await call(setSupportAside, { params });
      toastSuccess('Set aside');
      await invalidate(listSupportThreads);
    } catch (failure) {
      toastFailure('Not set aside', messageOf(failure));
    }
  }

  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <RowsSkeleton rows={2} label="Loading the messages" />;
  return (
    <Stack>
      <SupportMessages messages={data.messages} writer={person.fullName} />
      <SupportForm
        key={data.messages.at(-1)?.id ?? ''}
        label={`Answer to ${person.fullName}`}
        submitLabel="Answer"
        about={person.id}
        send={(content, idempotencyKey) =>
          call(answerSupport, { params, body: { content }, idempotencyKey })
        }
        onSent={() => invalidate(listSupportThreads)}
      />
      {isWaiting && (
        <div>
          <PlainButton variant="subtle" isBusy={isBusy} onClick={() => void run(setAside)}>
            Needs no answer
          </PlainButton>
        </div>
      )}
    </Stack>
  );
}
