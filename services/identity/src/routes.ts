import type { App } from '@sidework/chassis/http/server';
import { accountRoutes } from './account-management/routes.ts';
import { oneTimeTokenRoutes } from './account-management/token-routes.ts';
import { administrationRoutes } from './administration/routes.ts';
import { recordReads } from './audit/record-reads.ts';
import type { Deps } from './deps.ts';
import { factorRoutes } from './factors/routes.ts';
import { consentRoutes } from './family/consents/routes.ts';
import { kidsRoutes } from './family/kids-accounts/routes.ts';
import { guardianRoutes } from './family/parental-controls/routes.ts';
import { viewLinkRoutes } from './family/view-links/routes.ts';
import { countSources } from './limits/count-sources.ts';
import { oauthServerRoutes } from './oauth-server/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { pictureRoutes } from './own-profile/picture-routes.ts';
import { profileRoutes } from './own-profile/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { identityRoutes } from './providers/linking-routes.ts';
import { providerRoutes } from './providers/routes.ts';
import { gotrueRoutes } from './refusals/gotrue.ts';
import { leaveDeviceCookies } from './sessions/device-cookie.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { sessionRoutes } from './sign-in/routes.ts';
import { signingKeyRoutes } from './signing-keys/routes.ts';
import { staffRoutes } from './staff/routes.ts';

/** Every route of identity: those that the client of GoTrue knows, and the product's own. */
export function routes(app: App, deps: Deps) {
  gotrueRoutes(app, (auth) => {
    countSources(auth, deps);
    recordReads(auth, deps);
    leaveDeviceCookies(auth, deps.config);
    accountRoutes(auth, deps);
    sessionRoutes(auth, deps);
    oneTimeTokenRoutes(auth, deps);
    signingKeyRoutes(auth, deps);
    factorRoutes(auth, deps);
    passkeyRoutes(auth, deps);
    administrationRoutes(auth, deps);
    providerRoutes(auth, deps);
    identityRoutes(auth, deps);
    oauthServerRoutes(auth, deps);
  });
  profileRoutes(app, deps);
  peopleRoutes(app, deps);
  pictureRoutes(app, deps);
  kidsRoutes(app, deps);
  consentRoutes(app, deps);
  guardianRoutes(app, deps);
  staffRoutes(app, deps);
  viewLinkRoutes(app, deps);
  ownDataRoutes(app, deps);
  ownSessionRoutes(app, deps);
}
