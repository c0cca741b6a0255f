import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import classes from './consent-parts.module.css';

/**
 * A guardian who has already agreed by this link is shown to their child, since the link will never
 * work again.
 */
export function DeadLink({ error }: { error: unknown }) {
  const viewer = useSession()?.viewer;
  const way = useRef<HTMLDivElement>(null);
  // The button that led here is gone.
  useEffect(() => way.current?.querySelector('a')?.focus(), []);
  return (
    <Panel label="The request">
      <div className={classes.error}>
        <ErrorNotice error={error} />
      </div>
      <p>If you have agreed already, your child stands in your own account.</p>
      <div ref={way}>
        {viewer ? (
          <LinkButton to={paths.children}>Go to your children</LinkButton>
        ) : (
          <LinkButton to={paths.auth} state={{ from: paths.children, tab: 'login' }}>
            Sign in
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}
