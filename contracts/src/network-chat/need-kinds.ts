import { businessToolsNeeds } from './need-kinds/business-tools.ts';
import { clientServicesNeeds } from './need-kinds/client-services.ts';
import { courseNeeds } from './need-kinds/courses.ts';
import { eventNeeds } from './need-kinds/events.ts';
import { identityNeeds } from './need-kinds/identity.ts';
import type { Asked, KindsOfNeed } from './need-kinds/kind.ts';
import { marketplaceNeeds } from './need-kinds/marketplace.ts';
import { networkChatNeeds } from './need-kinds/network-chat.ts';

/** Every kind of need, by the service that tells of it. */
export const needTable = {
  ...marketplaceNeeds,
  ...clientServicesNeeds,
  ...courseNeeds,
  ...eventNeeds,
  ...identityNeeds,
  ...networkChatNeeds,
  ...businessToolsNeeds,
};

export type NeedKind = keyof typeof needTable;

export const needKinds = Object.keys(needTable) as [NeedKind, ...NeedKind[]];

/** Those that a block between the two keeps away. */
export const needKindsKeptByBlock = needKinds.filter(
  (kind) => (needTable as KindsOfNeed)[kind]?.isKeptByBlock,
);

/** Not of a kind that only a newer release knows: a page that stays open over a release meets those. */
const isKnownNeed = (kind: string): kind is NeedKind => Object.hasOwn(needTable, kind);

/** The sentence of a need. */
export function needText(kind: string, asked: Asked): string {
  return isKnownNeed(kind) ? needTable[kind].say(asked) : `“${asked.title}” is waiting for you`;
}

/** The word on the button of a need. */
export const needAction = (kind: string): string =>
  isKnownNeed(kind) ? needTable[kind].action : 'Open';
