import type { OwnData } from '@sidework/chassis/people/own-data';
import { accountErased, exportGathered } from '@sidework/contracts/business-tools/events';

/** What this service keeps of people: nothing until its first table stands. */
export const ownData: OwnData = {
  gather: () => [],
  erase: async () => {},
  events: { service: 'business-tools', exportGathered, accountErased },
};
