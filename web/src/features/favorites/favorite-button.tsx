import type { FavoriteThings } from '@sidework/contracts/marketplace/favorites';
import { texts } from '@sidework/contracts/texts';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import { useFavorite } from './use-favorites.ts';

interface Props {
  things: FavoriteThings;
  subjectId: string;
}

/** Adults keep what they want to find again; the page leaves it out for all others. */
export function FavoriteButton({ things, subjectId }: Props) {
  const { isFavorite, set } = useFavorite(things, subjectId);
  const { isBusy, run } = useBusy();
  if (isFavorite === undefined) return null;

  const change = () =>
    run(() =>
      set(!isFavorite).catch((error) => toastFailure(texts.toastTitles.error, messageOf(error))),
    );
  return (
    <PlainButton
      variant="default"
      isBusy={isBusy}
      aria-pressed={isFavorite}
      onClick={() => void change()}
    >
      {isFavorite ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
      {isFavorite ? 'In your favorites' : 'Add to favorites'}
    </PlainButton>
  );
}
