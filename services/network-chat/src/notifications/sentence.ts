import { subjectOf } from '@sidework/chassis/jobs/letter';
import { quoted } from '@sidework/chassis/jobs/quoted';
import {
  type NotificationKind,
  notificationTable,
  notificationText,
  proposedWorkText,
} from '@sidework/contracts/network-chat/notification-kinds';
import type { Told } from '@sidework/contracts/network-chat/notification-kinds/kind';
import type { NotificationDetails } from '@sidework/contracts/network-chat/notifications';

interface Described {
  kind: NotificationKind;
  title: string;
  details: NotificationDetails;
}

/** A notification outside of Sidework has people's words as `quoted` makes them. */
export const toldOutside = ({ title, details }: Described, name: string): Told => ({
  ...details,
  name,
  title: quoted(title),
  reason: details.reason && quoted(details.reason),
  found: details.found?.map(quoted),
});

/** `name` is quoted already. */
export const sentenceOf = (notification: Described, name: string): string =>
  notification.details.isProposed
    ? sentenceOfStranger(notification.kind)
    : notificationText(notification.kind, toldOutside(notification, name));

/** The text quotes nothing of the professional, because the person may not want to hear from them (D-122). */
const sentenceOfStranger = (kind: NotificationKind) =>
  kind === 'service_proposed'
    ? proposedWorkText
    : notificationText(kind, {
        name: 'A professional',
        title: 'a service that you have not agreed to',
      });

/** The subject says what happened. It names no child, because lists of mails are seen by others (security.md 1.7-11). */
export function mailSubject(kind: NotificationKind, sentence: string, isOfChild: boolean): string {
  if (isOfChild || kind.startsWith('child_')) return notificationTable[kind].label;
  return subjectOf(sentence);
}
