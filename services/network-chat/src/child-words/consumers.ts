import { consumer } from '@sidework/chassis/events/consumer';
import { childWordsWritten as inClientServices } from '@sidework/contracts/client-services/events';
import { childWordsWritten as inEducationEvents } from '@sidework/contracts/education-events/events';
import { childWordsWritten as inMarketplace } from '@sidework/contracts/marketplace/events';
import { keepChildWords } from './keep-child-words.ts';

export const monitoringConsumers = [
  consumer({
    name: 'keep-child-words-when-written-in-client-services',
    event: inClientServices,
    handle: keepChildWords,
  }),
  consumer({
    name: 'keep-child-words-when-written-in-marketplace',
    event: inMarketplace,
    handle: keepChildWords,
  }),
  consumer({
    name: 'keep-child-words-when-written-in-education-events',
    event: inEducationEvents,
    handle: keepChildWords,
  }),
];
