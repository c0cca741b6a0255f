import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { copyText } from './copy-text.ts';
import classes from './error-notice.module.css';

interface Props {
  error: unknown;
  /** Another text than the error's own, where the specification has one. */
  text?: ReactNode;
  onRetry?: () => unknown;
}

/** Stands where a list or a page could not be shown. */
export function ErrorNotice({ error, text, onRetry }: Props) {
  const reference = referenceOf(error);
  return (
    <div role="alert" className={classes.notice}>
      <IconAlertTriangle aria-hidden className={classes.icon} />
      <div>
        <p className={classes.text}>{text ?? messageOf(error)}</p>
        {reference && (
          <p className={classes.reference}>
            Reference {reference}{' '}
            <PlainButton
              variant="subtle"
              size="sm"
              onClick={() => void copyText(reference, 'Reference copied')}
            >
              Copy
            </PlainButton>
          </p>
        )}
        {onRetry && (
          <PlainButton variant="default" size="sm" onClick={() => void onRetry()}>
            Try again
          </PlainButton>
        )}
      </div>
    </div>
  );
}

/** Support asks for this number. A refusal is a normal answer and needs none. */
function referenceOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.status >= 500 || error.code === 'unknown' ? error.requestId : undefined;
}
