import { OutboxSender } from '../../features/chat/outbox/outbox-sender.tsx';
import { KidsGate } from '../../features/kids/kids-gate.tsx';
import { ThisDevice } from '../../features/notifications/devices/this-device.tsx';
import { UnreadCounter } from '../../features/notifications/unread-counter.tsx';
import type { Viewer } from '../../lib/session.ts';
import { BottomBar } from './bottom-bar.tsx';

/** Every page has these for a person who is signed in; visitors do not load them. */
export function SessionParts({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <BottomBar viewer={viewer} />
      <UnreadCounter />
      <OutboxSender key={`outbox ${viewer.id}`} />
      <ThisDevice key={`device ${viewer.id}`} viewer={viewer} />
      <KidsGate key={`gate ${viewer.id}`} />
    </>
  );
}
