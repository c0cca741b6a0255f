import * as clientServices from '@sidework/contracts/client-services/events';
import * as marketplace from '@sidework/contracts/marketplace/events';
import * as networkChat from '@sidework/contracts/network-chat/events';

/** The services that keep something of people beside identity: each gives its part of an export, and each forgets. */
export const keepers = [
  { service: 'marketplace', ...marketplace },
  { service: 'network-chat', ...networkChat },
  { service: 'client-services', ...clientServices },
] as const;

export const keeperNames: string[] = keepers.map(({ service }) => service);
