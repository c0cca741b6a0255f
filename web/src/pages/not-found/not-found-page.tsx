import { paths } from '../../lib/paths.ts';
import { HeadedNotice } from '../../ui/headed-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Scene } from '../../ui/scene.tsx';

export function NotFoundPage() {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="Oops! Page not found"
      windowTitle="Page not found"
      text="The address may be mistyped, or what stood here is gone."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
    </HeadedNotice>
  );
}
