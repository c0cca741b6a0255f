import type { KidsAvatar } from '@sidework/contracts/identity/kids/kids';
import { texts } from '@sidework/contracts/texts';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/**
 * Saves what is chosen, one at a time. Arrow keys choose every picture on their way:
 * of those that come while one is being saved, only the newest is saved next.
 */
export function useKidsPicture(choosePicture: (avatar: KidsAvatar) => Promise<void>) {
  const [asked, setAsked] = useState<KidsAvatar | null>(null);
  const [saved, setSaved] = useState('');
  const next = useRef<KidsAvatar | null>(null);
  const { run } = useBusy();

  async function saveAll() {
    while (next.current) {
      const avatar = next.current;
      next.current = null;
      await choosePicture(avatar).then(
        () => setSaved(`Saved. Your picture is the ${avatar}.`),
        (error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)),
      );
    }
    setAsked(null);
  }

  function choose(avatar: KidsAvatar) {
    next.current = avatar;
    setAsked(avatar);
    setSaved('');
    void run(saveAll);
  }

  return { asked, saved, choose };
}
