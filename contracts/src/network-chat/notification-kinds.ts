import { businessToolsKinds } from './notification-kinds/business-tools.ts';
import { clientServicesKinds } from './notification-kinds/client-services.ts';
import { courseKinds } from './notification-kinds/courses.ts';
import { eventKinds } from './notification-kinds/events.ts';
import { identityKinds } from './notification-kinds/identity.ts';
import type { KindsOfNotification, Told } from './notification-kinds/kind.ts';
import { marketplaceKinds } from './notification-kinds/marketplace.ts';
import { networkChatKinds } from './notification-kinds/network-chat.ts';

/** Every kind of notification, by the service that tells of it. */
export const notificationTable = {
  ...networkChatKinds,
  ...businessToolsKinds,
  ...marketplaceKinds,
  ...clientServicesKinds,
  ...courseKinds,
  ...eventKinds,
  ...identityKinds,
};

export type NotificationKind = keyof typeof notificationTable;

export const notificationKinds = Object.keys(notificationTable) as [
  NotificationKind,
  ...NotificationKind[],
];

/** Not of a kind that only a newer release knows: a page that stays open over a release meets those. */
const isKnownKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationTable, kind);

/** In a word, that what it asked for got a yes. */
export const grantedWord = (kind: NotificationKind): string =>
  (notificationTable as KindsOfNotification)[kind]?.granted ?? 'Agreed';

/**
 * A mail says this of work that a professional proposes: it quotes neither name nor title, because the professional may be a
 * stranger.
 */
export const proposedWorkText =
  'A professional proposes a service to you. Sign in to read it, and to accept or decline it.';

/** The sentence of a notification, for the bell and its mail. A fixed word names a person whose account is gone. */
export function notificationText(kind: string, told: Told): string {
  if (!isKnownKind(kind)) return `There is news about “${told.title}”.`;
  // A child is shown with an initial and a full stop, which may end the sentence too.
  return notificationTable[kind].say(told).replaceAll(/\.\.(?= |$)/g, '.');
}
