import { texts } from '@sidework/contracts/texts';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Facts } from '../figures/facts.tsx';
import { Card } from '../layout/card.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { LongText } from '../layout/long-text.tsx';
import { copyText } from '../notices/copy-text.ts';
import { ErrorNotice } from '../notices/error-notice.tsx';
import { toastFailure, toastSuccess } from '../notices/toasts.ts';
import { AskedButton } from './asked-button.tsx';

interface Props {
  /** It says what the calendar holds, and who can read it. */
  children: ReactNode;
  /** It names the content, such as "your days". */
  shown: string;
  /** Undefined while it is fetched, null where there is none. */
  url: string | null | undefined;
  error: unknown;
  retry: () => unknown;
  renew: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

const renewed = 'Your calendar has a new address';

/** The private address of a calendar, which its owner makes, renews and takes away. */
export function PrivateCalendar({ children, shown, url, error, retry, renew, close }: Props) {
  const { isBusy, run } = useBusy();

  async function make() {
    try {
      await renew();
      toastSuccess(renewed);
    } catch (failure) {
      toastFailure(texts.toastTitles.error, messageOf(failure));
    }
  }

  return (
    <Card title="Your calendar">
      <Stack gap="sm">
        <div>{children}</div>
        {error !== undefined && <ErrorNotice error={error} onRetry={retry} />}
        {url && <Facts facts={[{ label: 'Private address', value: <LongText>{url}</LongText> }]} />}
        {error === undefined && (
          <Row>
            {url ? (
              <>
                <PlainButton
                  variant="default"
                  size="sm"
                  onClick={() => void copyText(url, 'Address copied')}
                >
                  Copy
                </PlainButton>
                <AskedButton
                  size="sm"
                  label="Make a new address"
                  title="Make a new address?"
                  confirmLabel="Make a new address"
                  done={renewed}
                  act={renew}
                  messageOf={messageOf}
                >
                  Calendar programs that use the address you have now stop showing {shown}.
                </AskedButton>
                <AskedButton
                  size="sm"
                  label="Remove the address"
                  title="Remove the address?"
                  confirmLabel="Remove the address"
                  done="Your calendar no longer has an address"
                  act={close}
                  messageOf={messageOf}
                >
                  Calendar programs that use it stop showing {shown}.
                </AskedButton>
              </>
            ) : (
              <PlainButton
                variant="default"
                size="sm"
                isBusy={isBusy || url === undefined}
                onClick={() => void run(make)}
              >
                Get the address
              </PlainButton>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
