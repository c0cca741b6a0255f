import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { messageOf } from '../../lib/messages.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { toastFailure } from '../../ui/notices/toasts.ts';
import type { Notifications } from './use-notifications.ts';

/** It stays in its place when all were read, and keeps the focus. */
export function ReadAll({ list }: { list: Notifications }) {
  const [isBusy, setBusy] = useState(false);

  async function read() {
    setBusy(true);
    try {
      await list.readAll();
    } catch (error) {
      toastFailure(texts.toastTitles.error, messageOf(error));
    }
    setBusy(false);
  }

  return (
    <PlainButton
      variant="default"
      isBusy={isBusy}
      isDisabled={!list.hasUnread}
      onClick={() => void read()}
    >
      Mark all as read
    </PlainButton>
  );
}
