import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import classes from './consent-parts.module.css';
import { DeadLink } from './dead-link.tsx';

/** Asks for a click first: programs that open every link of a mail would read who the child is. */
export function OpenRequest({ look }: { look: () => Promise<void> }) {
  const [error, setError] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const open = () =>
    run(async () => {
      setError(null);
      await look().catch(setError);
    });
  if (isDead(error)) return <DeadLink error={error} />;
  return (
    <Panel label="The request">
      <p>
        A child has named you as their parent or guardian. Open the request to see who asks, what we
        keep and what you would agree to. Opening it agrees to nothing.
      </p>
      {error !== null && (
        <div className={classes.error}>
          <ErrorNotice error={error} />
        </div>
      )}
      <PlainButton isBusy={isBusy} onClick={() => void open()}>
        Open the request
      </PlainButton>
    </Panel>
  );
}

const isDead = (error: unknown) =>
  error instanceof ApiError && error.code === 'consent_link_invalid';
