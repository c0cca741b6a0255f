/** Every route of the app; the only place where a path is written. */
export const routes = {
  landing: '/',
  auth: '/auth',
  profileSetup: '/profile-setup',
  jobs: '/jobs',
  job: '/jobs/:jobId',
  postJob: '/post-job',
  myJobs: '/my-jobs',
  myProposals: '/my-proposals',
  serviceTracker: '/service-tracker',
  myServices: '/my-services',
  chat: '/chat',
  notifications: '/notifications',
  notificationSettings: '/settings/notifications',
  securitySettings: '/settings/security',
  dataSettings: '/settings/data',
  goodbye: '/goodbye',
  consent: '/oauth/consent',
  guardianConsent: '/guardian/consent',
  guardianConsentForm: '/guardian/consent-form',
  children: '/guardian',
  child: '/guardian/children/:childId',
  admin: '/admin',
  waitingVerifications: '/admin/verifications',
  waitingConsents: '/admin/consents',
  accounts: '/admin/accounts',
  account: '/admin/accounts/:userId',
  auditLog: '/admin/audit-log',
  platformHealth: '/admin/health',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const;

const { landing: home, ...plain } = routes;

/** Builders of the paths that links and redirects lead to. */
export const paths = {
  ...plain,
  home,
  categories: '/#categories',
  howItWorks: '/#how-it-works',
  job: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}`,
  chat: (personId?: string) =>
    personId ? `${routes.chat}?user=${encodeURIComponent(personId)}` : routes.chat,
  child: (childId: string) => `/guardian/children/${encodeURIComponent(childId)}`,
  guardianConsentForm: (consentId: string) =>
    withQuery(routes.guardianConsentForm, { consent: consentId }),
  account: (userId: string) => `/admin/accounts/${encodeURIComponent(userId)}`,
  auditLog: (filters: { actorId?: string; targetId?: string } = {}) =>
    withQuery(routes.auditLog, filters),
  postJobLike: (begun: { title?: string; category?: string }) => withQuery(routes.postJob, begun),
  jobsLike: (filters: { search?: string; category?: string }) => withQuery(routes.jobs, filters),
};

function withQuery(path: string, filters: Record<string, string>): string {
  const query = new URLSearchParams(filters).toString();
  return query ? `${path}?${query}` : path;
}

/** A path to go back to after signing in, if it is one of this site; otherwise the landing page. */
export function returnPath(from: unknown): string {
  const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isOwn && !from.startsWith(routes.auth) ? from : routes.landing;
}
