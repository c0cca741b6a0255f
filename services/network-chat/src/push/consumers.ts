import { consumer } from '@sidework/chassis/events/consumer';
import { sessionRevoked } from '@sidework/contracts/identity/events';
import { deleteSubscriptionsOfSession } from './queries.ts';

/** A lost phone from which its owner signed out shows nothing any more. */
export const forgetBrowsersWhenSessionRevoked = consumer({
  name: 'forget-browsers-when-session-revoked',
  event: sessionRevoked,
  handle: (tx, { data }) => deleteSubscriptionsOfSession(tx, data.sessionId),
});
