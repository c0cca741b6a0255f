export { clientRatings } from './client-ratings/table.ts';
export { findablePeople } from './findable/table.ts';
export { professionalGigs } from './gigs/table.ts';
export { jobInvitations } from './invitations/table.ts';
export { jobVisits } from './job-visits/table.ts';
export { jobRequests, jobVersions } from './jobs/table.ts';
export { licensedPeople } from './licenses/table.ts';
export { marketplace } from './postgres-schema.ts';
export { jobProposals, proposalVersions } from './proposals/table.ts';
