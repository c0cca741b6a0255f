import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { MessageView } from '@sidework/contracts/network-chat/messages';
import { useRef } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface Props {
  latest: MessageView | undefined;
  person: PersonCard;
}

/** Reads out what arrives. The log itself is no live region: it would read out older messages as they are loaded. */
export function ArrivalAnnouncement({ latest, person }: Props) {
  const known = useRef(latest?.id);
  const isNews = latest && latest.senderId === person.id && latest.id !== known.current;
  return (
    <div role="status">
      <VisuallyHidden>{isNews && `${person.fullName}: ${latest.content}`}</VisuallyHidden>
    </div>
  );
}
