import {
  closeCalendarFeed,
  getCalendarFeed,
  renewCalendarFeed,
} from '@sidework/contracts/business-tools/calendar-feeds';
import { texts } from '@sidework/contracts/texts';
import { call, useApi } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../ui/dialogs/asked-button.tsx';
import { Facts } from '../../ui/figures/facts.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { LongText } from '../../ui/layout/long-text.tsx';
import { copyText } from '../../ui/notices/copy-text.ts';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../../ui/notices/toasts.ts';

/** The private address of a calendar with all expiries and deadlines, for the owner's calendar program. */
export function CalendarFeed() {
  const { data, error, mutate } = useApi(getCalendarFeed);
  const { isBusy, run } = useBusy();
  const url = data?.url;

  async function renew() {
    try {
      await mutate(await call(renewCalendarFeed), { revalidate: false });
      toastSuccess('Your calendar has a new address');
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <Card title="Your calendar">
      <Stack gap="sm">
        <div>
          Subscribe to a private address in your calendar program, and every expiry and deadline
          stands there. Everyone with the address can read those days.
        </div>
        {error && <ErrorNotice error={error} onRetry={() => mutate()} />}
        {url && <Facts facts={[{ label: 'Private address', value: <LongText>{url}</LongText> }]} />}
        {!error && (
          <Row>
            {url && (
              <PlainButton
                variant="default"
                size="sm"
                onClick={() => void copyText(url, 'Address copied')}
              >
                Copy
              </PlainButton>
            )}
            {url ? (
              <AskedButton
                size="sm"
                label="Make a new address"
                title="Make a new address?"
                confirmLabel="Make a new address"
                done="Your calendar has a new address"
                act={async () => mutate(await call(renewCalendarFeed), { revalidate: false })}
                messageOf={messageOf}
              >
                Calendar programs that use the address you have now stop showing your days.
              </AskedButton>
            ) : (
              <PlainButton
                variant="default"
                size="sm"
                isBusy={isBusy || !data}
                onClick={() => void run(renew)}
              >
                Make an address
              </PlainButton>
            )}
            {url && (
              <AskedButton
                size="sm"
                label="Remove the address"
                title="Remove the address?"
                confirmLabel="Remove the address"
                done="Your calendar has no address any more"
                act={async () => mutate(await call(closeCalendarFeed), { revalidate: false })}
                messageOf={messageOf}
              >
                Calendar programs that use it stop showing your days.
              </AskedButton>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
