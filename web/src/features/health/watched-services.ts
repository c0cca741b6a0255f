import type { ServiceName } from '@sidework/contracts/catalogue';
import {
  clientServicesHealth,
  identityHealth,
  marketplaceHealth,
  networkChatHealth,
} from '@sidework/contracts/health';

const endpoints = {
  identity: identityHealth,
  marketplace: marketplaceHealth,
  'network-chat': networkChatHealth,
  'client-services': clientServicesHealth,
} satisfies Record<ServiceName, unknown>;

export type WatchedService = ServiceName;

export const watchedServices = Object.keys(endpoints) as WatchedService[];

export const healthOf = (service: WatchedService) => endpoints[service];
