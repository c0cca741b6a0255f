import { listConversations } from '@sidework/contracts/network-chat/conversations';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { texts } from '@sidework/contracts/texts';
import { useEffect, useEffectEvent } from 'react';
import { useInvalidate } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useConnectionState, useRealtime } from '../../../lib/realtime.ts';
import { hideFailures, toastFailure } from '../../../ui/notices/toasts.ts';
import { startSender, wakeSender } from './send-outgoing.ts';
import { tellSent } from './sent-messages.ts';

/** Sends what was written, whichever page is open, as long as the session lasts. */
export function OutboxSender() {
  const invalidate = useInvalidate();
  const isLive = useConnectionState() === 'open';
  const onSent = useEffectEvent(async (message: MessageView) => {
    await tellSent(message);
    if (!isLive) void invalidate(listConversations);
  });

  useRealtime('ready', wakeSender);
  useEffect(() => {
    const stop = startSender({
      onSent: (message) => onSent(message),
      onFailure: (error) => toastFailure(texts.toastTitles.error, messageOf(error)),
      onRecovery: hideFailures,
    });
    addEventListener('online', wakeSender);
    return () => {
      removeEventListener('online', wakeSender);
      stop();
    };
  }, []);
  return null;
}
