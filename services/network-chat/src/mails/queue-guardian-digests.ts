import { queueMail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { shownName } from '@sidework/chassis/people/shown-name';
import {
  notificationTable,
  notificationText,
} from '@sidework/contracts/network-chat/notification-kinds';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import { isMailed } from '../preferences/queries.ts';
import { queuePush } from '../push/queue-push.ts';
import { composeMail } from './compose.ts';
import { takeDueDigests } from './queries.ts';

/**
 * Mails each guardian once a day what happened to a child they look after: messages that were held, and new connections
 * (security.md 1.7-6). A day without either has no mail. Gives how many digests were due.
 */
export function queueGuardianDigests({
  db,
  now,
  config,
}: Pick<Deps, 'db' | 'now' | 'config'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await takeDueDigests(tx, now());
    for (const { guardianId, childId, childName, heldCount, connected, email } of due) {
      await queuePush(tx, guardianId, 'child_digest', () => ({
        text: notificationTable.child_digest.label,
        path: webAddresses.child(childId),
        tag: `child_digest-${childId}`,
      }));
      if (!email || !(await isMailed(tx, guardianId, 'child_digest'))) continue;
      const sentence = notificationText('child_digest', {
        name: quoted(shownName(childName)),
        title: whatHappened(heldCount, connected),
      });
      const path = webAddresses.child(childId);
      const about = { kind: 'child_digest' as const, sentence, path, isOfChild: true };
      const content = { to: email, ...about };
      await queueMail(tx, composeMail(content, config.PUBLIC_URL));
    }
    return due.length;
  });
}

const mostNamed = 5;

function whatHappened(heldCount: number, connected: string[]): string {
  const named = connected.slice(0, mostNamed).map((name) => quoted(shownName(name)));
  const more = connected.length - named.length;
  return [
    heldCount > 0 &&
      `${heldCount === 1 ? 'one message was' : `${heldCount} messages were`} not sent, since ${heldCount === 1 ? 'it tells' : 'they tell'} how to reach someone`,
    named.length > 0 &&
      `${named.length + more === 1 ? 'a new connection' : 'new connections'} with ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ]
    .filter(Boolean)
    .join('; ');
}
