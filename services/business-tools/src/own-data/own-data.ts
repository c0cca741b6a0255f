import type { OwnData } from '@sidework/chassis/people/own-data';
import { accountErased, exportGathered } from '@sidework/contracts/business-tools/events';
import { eraseOwnData } from './erase-own-data.ts';
import { gatherOwnData } from './gather-own-data.ts';

/** What this service keeps of people. */
export const ownData: OwnData = {
  gather: gatherOwnData,
  erase: eraseOwnData,
  events: { service: 'business-tools', exportGathered, accountErased },
};
