import { useLocation } from 'react-router-dom';
import { isNetworkFailure } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../ui/notices/headed-notice.tsx';

/** Stands in place of a page that failed, or whose files could not be fetched. */
export function CrashNotice({ error }: { error: unknown }) {
  const isFetch = isNetworkFailure(error);
  const title = isFetch ? 'This page did not load' : 'This page stopped working';
  const here = useLocation();
  return (
    <HeadedNotice
      title={title}
      text={
        isFetch
          ? 'Your connection may be gone, or Sidework was updated meanwhile. Reloading usually helps.'
          : 'The fault is ours. Nothing you saved is lost; reloading usually helps.'
      }
    >
      <LinkButton to={here} reloadDocument>
        Reload the page
      </LinkButton>
      <LinkButton to={paths.home} variant="subtle">
        Return to Home
      </LinkButton>
    </HeadedNotice>
  );
}
