import type { OwnData } from '@sidework/chassis/people/own-data';
import { accountErased, exportGathered } from '@sidework/contracts/education-events/events';
import { endBegun, eraseOwnData } from './erase-own-data.ts';
import { gatherOwnData } from './gather-own-data.ts';

export const ownData: OwnData = {
  gather: gatherOwnData,
  endBegun,
  erase: eraseOwnData,
  events: { service: 'education-events', exportGathered, accountErased },
};
