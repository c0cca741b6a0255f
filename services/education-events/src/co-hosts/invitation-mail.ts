import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { educationRoutes } from '@sidework/contracts/education-events/addresses';
import type { Deps } from '../deps.ts';
import type { Event } from '../events/event.ts';

interface Invites {
  to: string;
  by: string;
  event: Event;
}

export const invitationMail = (
  { PUBLIC_URL }: Pick<Deps['config'], 'PUBLIC_URL'>,
  { to, by, event }: Invites,
): Mail =>
  writeLetter({
    to,
    subject: `Co-host “${quoted(event.title)}”?`,
    heading: `${by} invites you to co-host “${quoted(event.title)}”`,
    paragraphs: [
      'As a co-host you see the guest list, check guests in and message them. You do not see sales or addresses, and you cannot change the event.',
      'If you do not want to, decline the invitation: you will not be asked again for this event.',
    ],
    button: { label: 'Answer', url: new URL(educationRoutes.myEvents, PUBLIC_URL).href },
  });
