import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { NoticePage } from '../../ui/notices/notice-page.tsx';

/**
 * It replaces a form that an incomplete profile could not send, so that no form is filled in vain.
 */
export function ProfileFirst({ reason }: { reason: string }) {
  return (
    <NoticePage title={<h2>Complete your profile first</h2>} text={reason}>
      <LinkButton to={paths.profileSetup}>Complete your profile</LinkButton>
    </NoticePage>
  );
}
