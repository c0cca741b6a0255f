import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { messageOf } from '../lib/messages.ts';
import classes from './error-notice.module.css';
import { PlainButton } from './plain-button.tsx';

interface Props {
  error: unknown;
  /** Another text than the error's own, where the specification has one. */
  text?: ReactNode;
  onRetry?: () => unknown;
}

/** Stands where a list or a page could not be shown. */
export function ErrorNotice({ error, text, onRetry }: Props) {
  const reference = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertTriangle aria-hidden className={classes.icon} />
      <div>
        <p className={classes.text}>{text ?? messageOf(error)}</p>
        {reference && <p className={classes.reference}>Reference {reference}</p>}
        {onRetry && (
          <PlainButton variant="default" size="sm" onClick={() => void onRetry()}>
            Try again
          </PlainButton>
        )}
      </div>
    </div>
  );
}
