import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../ui/notices/headed-notice.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';

export function NotFoundPage() {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="Oops! Page not found"
      windowTitle="Page not found"
      text="The address may be mistyped, or what stood here is gone."
    >
      <LinkButton to={paths.home}>Return to Home</LinkButton>
      <LinkButton to={paths.jobs} variant="default">
        Browse Jobs
      </LinkButton>
      <LinkButton to={paths.contact} variant="subtle">
        Contact
      </LinkButton>
    </HeadedNotice>
  );
}
