import { getSupport, writeToSupport } from '@sidework/contracts/network-chat/support';
import { call, useApi } from '../../lib/api.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { SupportForm } from './support-form.tsx';
import { SupportMessages } from './support-messages.tsx';

/** The thread of the viewer with our staff, and the form that goes on with it. */
export function OwnSupport() {
  const { data, error, mutate } = useApi(getSupport);
  if (error && !data) return <ErrorNotice error={error} onRetry={() => mutate()} />;
  if (!data) return <RowsSkeleton rows={2} label="Loading what you wrote to us" />;
  const { messages } = data;
  return (
    <Stack gap="lg">
      {messages.length > 0 && <SupportMessages messages={messages} writer="You" />}
      <SupportForm
        key={messages.at(-1)?.id ?? ''}
        label={messages.length > 0 ? 'Write more' : 'What is it about?'}
        submitLabel="Send"
        about="own"
        send={(content, idempotencyKey) =>
          call(writeToSupport, { body: { content }, idempotencyKey })
        }
        onSent={() => mutate()}
      />
    </Stack>
  );
}
