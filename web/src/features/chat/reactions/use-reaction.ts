import {
  type MessageView,
  type Reaction,
  react,
  takeReactionBack,
} from '@sidework/contracts/network-chat/messages';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { toastFailure } from '../../../ui/notices/toasts.ts';

/** The viewer's own reaction to a message; the one that is given again is taken back. */
export function useReaction(
  { id: messageId, reactions }: MessageView,
  show: (message: MessageView) => Promise<unknown>,
) {
  const viewerId = useSession()?.viewer.id;
  const own = reactions?.find(({ personId }) => personId === viewerId)?.reaction;

  async function choose(reaction: Reaction) {
    const params = { messageId };
    try {
      await show(
        await (reaction === own
          ? call(takeReactionBack, { params })
          : call(react, { params, body: { reaction } })),
      );
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
  }

  return { own, choose };
}
