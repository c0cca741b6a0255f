import type { PersonCard } from '@sidework/contracts/kernel/values';
import { paths } from '../../lib/paths.ts';
import { HeadedNotice } from '../../ui/headed-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Scene } from '../../ui/scene.tsx';

/** The service of others looks like one that never was; a guardian is led to the child whose work it is. */
export function ServiceMissing({ childOfViewer = null }: { childOfViewer?: PersonCard | null }) {
  return (
    <HeadedNotice
      drawing={<Scene name="signpost" shape="empty" />}
      title="There is no such service"
      windowTitle="Service not found"
      text="The address is not quite right, or it is the work of other people."
    >
      {childOfViewer && (
        <LinkButton to={paths.child(childOfViewer.id)}>
          See {childOfViewer.fullName.split(' ')[0]}’s page
        </LinkButton>
      )}
      <LinkButton to={paths.myServices} variant={childOfViewer ? 'default' : 'filled'}>
        My Services
      </LinkButton>
      <LinkButton to={paths.serviceTracker} variant="default">
        Service Tracker
      </LinkButton>
    </HeadedNotice>
  );
}
