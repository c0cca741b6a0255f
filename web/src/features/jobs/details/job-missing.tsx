import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../../ui/notices/headed-notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';

/** A visitor is asked to sign in for a job that is not open, and for one that never was: the two look the same. */
export function JobMissing({ isVisitor }: { isVisitor: boolean }) {
  const { pathname } = useLocation();
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="There is no such job"
      windowTitle="Job not found"
      text={
        isVisitor
          ? 'It may be filled or closed. If it is yours, or you sent a proposal for it, sign in to see it.'
          : 'It may be filled or closed by now, or the address is not quite right.'
      }
    >
      <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
      {isVisitor && (
        <LinkButton to={paths.auth} state={{ from: pathname }} variant="default">
          Sign In
        </LinkButton>
      )}
    </HeadedNotice>
  );
}
