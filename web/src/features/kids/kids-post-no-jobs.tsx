import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';

export function KidsPostNoJobs() {
  return (
    <NoticePage
      title={<h2>Kids accounts do not post jobs</h2>}
      text="Jobs are posted by adults. You can look for youth jobs that others have posted."
    >
      <LinkButton to={paths.jobs}>Browse Jobs</LinkButton>
    </NoticePage>
  );
}
