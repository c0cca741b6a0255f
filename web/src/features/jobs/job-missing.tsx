import { useLocation } from 'react-router-dom';
import { usePageHeading } from '../../lib/page-heading.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { SpotDrawing } from '../../ui/spot-drawing.tsx';

/** A visitor is asked to sign in for a job that is not open, and for one that never was: the two look the same. */
export function JobMissing({ isVisitor }: { isVisitor: boolean }) {
  const { pathname } = useLocation();
  const heading = usePageHeading('Job not found');
  return (
    <NoticePage
      drawing={<SpotDrawing name="signpost" />}
      title={
        <h1 ref={heading} tabIndex={-1}>
          There is no such job
        </h1>
      }
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
    </NoticePage>
  );
}
