import type { PictureState } from '@sidework/contracts/education-events/event-options';
import { Notice } from '../../ui/notices/notice.tsx';

/** A link without a usable picture leaves the drawing for everyone. */
export function LinkedPictureNote({ state }: { state: PictureState | null }) {
  switch (state) {
    case 'fetching':
      return (
        <Notice meaning="waiting">
          Your picture is being copied from its link. Until it is here, a drawing is shown.
        </Notice>
      );
    case 'failed':
      return (
        <Notice meaning="error">
          We could not get a picture from your link, so a drawing is shown. Choose a picture of your
          own, or try another link.
        </Notice>
      );
    default:
      return null;
  }
}
