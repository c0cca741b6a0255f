import { texts } from '@sidework/contracts/texts';
import { IconEye } from '@tabler/icons-react';
import { Banner } from '../../../ui/notices/banner.tsx';

/** So short that it takes one line of a phone, or two. */
const words = {
  child: 'Your parent or guardian can read this, moderators too.',
  adult: 'A guardian and our moderators can read this.',
  guardian: 'You and our moderators can read this.',
};

/** Tells who can read along: children everywhere, adults where they write with a child. */
export function MonitoringNotice({ reader }: { reader: keyof typeof words }) {
  return (
    <Banner label="Who can see your messages" look="line" icon={<IconEye size={20} aria-hidden />}>
      {reader === 'child' && <strong>{texts.chat.monitoring}</strong>} {words[reader]}
    </Banner>
  );
}
