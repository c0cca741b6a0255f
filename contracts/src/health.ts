import { serviceHealth } from './kernel/health.ts';

/** What the page for administrators asks; each stands by itself, since the browser is given single endpoints. */
export const identityHealth = serviceHealth('identity');
export const marketplaceHealth = serviceHealth('marketplace');
export const networkChatHealth = serviceHealth('network-chat');
export const clientServicesHealth = serviceHealth('client-services');
