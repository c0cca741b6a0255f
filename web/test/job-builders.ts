import type { PublicReview } from '@sidework/contracts/schema/client-services/reviews';
import type { PublicProfile } from '@sidework/contracts/schema/identity/people/people';
import type { GigView } from '@sidework/contracts/schema/marketplace/gigs';
import type { JobDetail, JobView, OwnJobView } from '@sidework/contracts/schema/marketplace/jobs';
import type { ProposalView } from '@sidework/contracts/schema/marketplace/proposals';

let count = 0;

/** A UUID of its own for everything a test makes. */
export function anId(): string {
  count += 1;
  return `0193d2a1-0000-7000-8000-${String(count).padStart(12, '0')}`;
}

/** A moment so many days ahead; some hours more, so that no test that runs on counts a day less. */
export const inDays = (days: number) =>
  new Date(Date.now() + (days * 24 + 6) * 3_600_000).toISOString();

export function aJob(job: Partial<JobView> = {}): JobView {
  return {
    id: anId(),
    title: 'Fix a leaking kitchen tap',
    description: 'The tap drips day and night. The washer is probably worn out.',
    category: 'plumbing',
    budgetMinCents: 10_000,
    budgetMaxCents: 25_000,
    location: 'Austin, TX',
    latitude: null,
    longitude: null,
    distanceMiles: null,
    isDistanceAbout: false,
    status: 'open',
    isOwn: false,
    proposalCount: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    ...job,
  };
}

export function anOwnJob(job: Partial<OwnJobView> = {}): OwnJobView {
  return {
    ...aJob({ isOwn: true, proposalCount: 0 }),
    expiresAt: inDays(20),
    waitingCount: 0,
    newCount: 0,
    hired: null,
    ...job,
  };
}

export function aJobDetail(job: Partial<JobDetail> = {}): JobDetail {
  return {
    ...aJob(),
    expiresAt: inDays(20),
    client: null,
    ownProposal: null,
    imageUrls: [],
    isForOwnChild: false,
    isFrozen: false,
    version: null,
    ...job,
  };
}

export function aProposal(proposal: Partial<ProposalView> = {}): ProposalView {
  const jobRequestId = proposal.job?.id ?? anId();
  return {
    id: anId(),
    jobRequestId,
    job: {
      id: jobRequestId,
      title: 'Fix a leaking kitchen tap',
      category: 'plumbing',
      status: 'open',
      location: 'Austin, TX',
      budgetMinCents: 10_000,
      budgetMaxCents: 20_000,
      client: null,
    },
    professional: aPersonCard(),
    proposedCostCents: 15_000,
    message: 'I can come on Tuesday and bring the parts.',
    status: 'submitted',
    createdAt: '2026-01-06T10:00:00.000Z',
    decidedAt: null,
    needsGuardian: false,
    licenses: [],
    waitsUntil: null,
    mark: 'none',
    distanceMiles: null,
    canComeOn: null,
    resendsLeft: 0,
    isInvited: false,
    version: 1,
    isNew: false,
    ...proposal,
  };
}

export function aPersonCard(
  person: Partial<ProposalView['professional']> = {},
): ProposalView['professional'] {
  return {
    id: anId(),
    fullName: 'Maria Lopez',
    avatarUrl: null,
    profession: 'Plumber',
    completedServicesAsProfessional: 12,
    rating: null,
    reviewCount: 0,
    ...person,
  };
}

export function aPerson(person: Partial<PublicProfile> = {}): PublicProfile {
  return {
    ...aPersonCard(),
    bio: null,
    location: 'Newark, NJ',
    accountType: 'gig_worker',
    ...person,
  };
}

export function aPublicReview(review: Partial<PublicReview> = {}): PublicReview {
  return {
    id: anId(),
    rating: 5,
    comment: 'Came on time and left the kitchen clean.',
    phrases: [],
    clientFirstName: 'Ruth',
    evidence: 'confirmed',
    reply: null,
    imageUrls: [],
    createdAt: '2026-01-08T10:00:00.000Z',
    ...review,
  };
}

export const aGig = (gig: Partial<GigView> = {}): GigView => ({
  id: anId(),
  professional: aPersonCard({ completedServicesAsProfessional: 12 }),
  title: 'Tap and pipe repair',
  description: 'I mend what drips.',
  category: 'plumbing',
  priceCents: 4_550,
  pricingType: 'hourly',
  packageCount: 0,
  offer: null,
  location: 'Newark, NJ',
  distanceMiles: null,
  isRemote: false,
  status: 'active',
  imageUrls: [],
  isOwn: false,
  isYouth: false,
  licenses: [],
  createdAt: '2026-01-06T10:00:00.000Z',
  version: 1,
  ...gig,
});
