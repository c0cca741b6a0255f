import { useRef } from 'react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';

interface Props {
  latest: { id: string; content: string } | undefined;
  isOwn: boolean;
  sender: string;
}

/** Reads out what arrives. The log itself is no live region: it would read out older messages as they are loaded. */
export function ArrivalAnnouncement({ latest, isOwn, sender }: Props) {
  const known = useRef(latest?.id);
  const isNews = latest && !isOwn && latest.id !== known.current;
  return (
    <div role="status">
      <VisuallyHidden>{isNews && `${sender}: ${latest.content}`}</VisuallyHidden>
    </div>
  );
}
