import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { HeadedNotice } from '../../../ui/notices/headed-notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';

/** The service of others looks like one that never was. */
export function ServiceMissing() {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="There is no such service"
      windowTitle="Service not found"
      text="The address is not quite right, or it is the work of other people."
    >
      <LinkButton to={paths.myServices}>My Services</LinkButton>
      <LinkButton to={paths.serviceTracker} variant="default">
        Service Tracker
      </LinkButton>
    </HeadedNotice>
  );
}
