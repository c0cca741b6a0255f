import type { PersonCard } from '@sidework/contracts/kernel/values';
import { paths } from '../../lib/paths.ts';
import { HeadedNotice } from '../../ui/headed-notice.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Scene } from '../../ui/scene.tsx';

/** The service of others looks like one that never was; a guardian is led to the child whose work it is. */
export function ServiceMissing({ childOfViewer = null }: { childOfViewer?: PersonCard | null }) {
  if (childOfViewer) {
    const [name] = childOfViewer.fullName.split(' ');
    return (
      <HeadedNotice
        drawing={<Scene name="people" shape="empty" />}
        title={`This is ${name}’s work`}
        windowTitle={`${name}’s work`}
        text={`How far it is and what is paid for it stands on ${name}’s page.`}
      >
        <LinkButton to={paths.child(childOfViewer.id)}>See {name}’s page</LinkButton>
      </HeadedNotice>
    );
  }
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
