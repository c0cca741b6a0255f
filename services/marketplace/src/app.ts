import { openDatabase } from '@sidework/chassis/db/db';
import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import { keepAnswerWhenChildWordsAnswered } from '@sidework/chassis/people/words-answers';
import type { Service } from '@sidework/chassis/service';
import { childReach } from './child-reach.ts';
import { clientRatingConsumers } from './client-ratings/consumers.ts';
import { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { findableRoutes } from './findable/routes.ts';
import { keepGigWhenServiceProposed, keepGigWhenServiceStarted } from './gigs/consumers.ts';
import { placeGigsJob } from './gigs/place-gigs.ts';
import { gigRoutes } from './gigs/routes.ts';
import { tellGigsJob } from './gigs/tell-gigs.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { passTimeJob } from './job-changes/pass-time-job.ts';
import { placeJobsJob } from './job-changes/place-jobs.ts';
import { jobChangeRoutes } from './job-changes/routes.ts';
import { jobPictureRoutes } from './job-pictures/routes.ts';
import { keepHireWhenChanged } from './job-visits/consumers.ts';
import { jobVisitRoutes } from './job-visits/routes.ts';
import { listJobs } from './jobs/list-jobs.ts';
import { jobRoutes } from './jobs/routes.ts';
import { sharedListing } from './jobs/shared-listing.ts';
import { keepLicensesWhenShown } from './licenses/consumers.ts';
import { matchingRoutes } from './matching/routes.ts';
import { ownData } from './own-data/own-data.ts';
import {
  endWhatIsForOthersWhenProfileChanged,
  placeGigsWhenProfileChanged,
} from './people/consumers.ts';
import { placeRoutes } from './places/routes.ts';
import { portfolioRoutes } from './portfolio/routes.ts';
import { withdrawProposalsWhenConsentRevoked } from './proposals/consumers.ts';
import { endUnansweredJob } from './proposals/end-unanswered.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { hideWhenContentHidden } from './reports/consumers.ts';
import { reportRoutes } from './reports/routes.ts';
import { savedSearchConsumers } from './saved-searches/consumers.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { tellMatchesJob } from './saved-searches/tell-matches.ts';

export const marketplace: Service<Config, Deps> = {
  name: 'marketplace',
  config: Config,
  knowsPeople: true,
  childReach,
  consumers: [
    keepPeopleWhenProfileChanged,
    endWhatIsForOthersWhenProfileChanged,
    placeGigsWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    keepAnswerWhenChildWordsAnswered,
    withdrawProposalsWhenConsentRevoked,
    hideWhenContentHidden,
    keepGigWhenServiceProposed,
    keepLicensesWhenShown,
    keepGigWhenServiceStarted,
    keepHireWhenChanged,
    ...clientRatingConsumers,
    ...savedSearchConsumers,
    ...ownDataConsumers,
  ],
  ownData,
  async prepare(base) {
    const search = openDatabase(base.config.DATABASE_URL, 'marketplace search', {
      max: 4,
      planEachQuery: true,
    });
    const readers = { db: base.db, sql: base.sql, searchSql: search.sql };
    const shared = sharedListing((query) => listJobs(readers, undefined, query));
    return { deps: { ...base, searchSql: search.sql, sharedListing: shared }, stop: search.close };
  },
  background: [
    passTimeJob(),
    endUnansweredJob(),
    placeJobsJob,
    placeGigsJob,
    tellGigsJob,
    tellMatchesJob,
  ],
  routes(app, deps) {
    jobRoutes(app, deps);
    jobChangeRoutes(app, deps);
    jobVisitRoutes(app, deps);
    matchingRoutes(app, deps);
    invitationRoutes(app, deps);
    jobPictureRoutes(app, deps);
    proposalRoutes(app, deps);
    gigRoutes(app, deps);
    findableRoutes(app, deps);
    portfolioRoutes(app, deps);
    savedSearchRoutes(app, deps);
    favoriteRoutes(app, deps);
    reportRoutes(app, deps);
    placeRoutes(app);
    // For the routes of proposals too: a hire takes a job from the list.
    app.addHook('onResponse', async ({ method }, { statusCode }) => {
      if (method !== 'GET' && statusCode < 400) deps.sharedListing.drop();
    });
  },
};
