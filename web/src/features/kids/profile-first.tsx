import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { NoticePage } from '../../ui/notices/notice-page.tsx';

/** In place of what cannot be done before it is known who somebody is: nothing is filled in for nothing. */
export function ProfileFirst({ reason }: { reason: string }) {
  return (
    <NoticePage title={<h2>Complete your profile first</h2>} text={reason}>
      <LinkButton to={paths.profileSetup}>Complete your profile</LinkButton>
    </NoticePage>
  );
}
