import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../ui/notices/headed-notice.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

/** Before every page of the console. Who has a second step has shown it to be signed in, so this is for those without. */
export function SecondStepNeeded() {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="Two-step verification comes first"
      text="A password alone does not open what staff see. Set up a second step, then come back."
    >
      <LinkButton to={paths.securitySettings}>Set up two-step verification</LinkButton>
    </HeadedNotice>
  );
}
