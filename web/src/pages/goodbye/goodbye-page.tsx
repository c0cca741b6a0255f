import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../ui/notices/headed-notice.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

/**
 * It is shown after the deletion of an account, so it says nothing that only its owner could know.
 */
export function GoodbyePage() {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="Goodbye, and thank you"
      text="A deleted account cannot be opened again. What was kept of it is removed from every part of Sidework in the next minutes. You are welcome to come back with a new account."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </HeadedNotice>
  );
}
