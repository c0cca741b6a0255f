import { accountErasedIn, exportGatheredIn } from '@sidework/contracts/kernel/own-data';
import { serviceNames } from '@sidework/contracts/platform';

/** The services that keep something of people beside identity: each gives its part of an export, and each forgets. */
export const servicesWithOwnData = serviceNames
  .filter((service) => service !== 'identity')
  .map((service) => ({
    service,
    exportGathered: exportGatheredIn(service),
    accountErased: accountErasedIn(service),
  }));

export const namesOfServicesWithOwnData: string[] = servicesWithOwnData.map(
  ({ service }) => service,
);
