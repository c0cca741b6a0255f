import type { OwnData } from '@sidework/chassis/people/own-data';
import { accountErased, exportGathered } from '@sidework/contracts/marketplace/events';
import { endBegun, eraseOwnData } from './erase-own-data.ts';
import { gatherOwnData } from './gather-own-data.ts';

/** Gathers and erases the data that this service keeps of a person. */
export const ownData: OwnData = {
  gather: gatherOwnData,
  endBegun,
  erase: eraseOwnData,
  events: { service: 'marketplace', exportGathered, accountErased },
};
