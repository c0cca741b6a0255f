import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { texts } from '@sidework/contracts/texts';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { NoticePage } from '../../../ui/notices/notice-page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import classes from '../conversation/conversation.module.css';
import { useRooms } from '../rooms/use-rooms.ts';

/** Stands in place of a conversation while no person is chosen, or the chosen one cannot be shown. */
export function SelectPerson({ children }: { children?: ReactNode }) {
  const isChild = useSession()?.viewer.accountType === 'sidework_kids';
  return (
    <div className={classes.unchosen}>
      <NoticePage
        drawing={<Scene name="mailbox" shape="empty" />}
        title={<h2>No conversation is open</h2>}
        text={
          <>
            {texts.chat.selectPerson}
            {isChild && (
              <>
                <br />
                <span>On your Network page you find other kids.</span>
              </>
            )}
          </>
        }
      >
        {children ?? <Ways />}
      </NoticePage>
    </div>
  );
}

/** Into the room that was written in last, and to those one may write to. */
function Ways() {
  const [newest] = useRooms().rooms ?? [];
  return (
    <>
      {newest && <LinkButton to={networkAddresses.room(newest.id)}>Open {newest.title}</LinkButton>}
      <LinkButton variant="default" to={paths.network}>
        Go to Network
      </LinkButton>
    </>
  );
}
