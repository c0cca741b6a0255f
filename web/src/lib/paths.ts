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
  consent: '/oauth/consent',
  platformHealth: '/admin/health',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
} as const;

const { job: _, chat: __, landing: home, ...plain } = routes;

/** Builders of the paths that links and redirects lead to. */
export const paths = {
  ...plain,
  home,
  categories: '/#categories',
  howItWorks: '/#how-it-works',
  job: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}`,
  chat: (personId?: string) =>
    personId ? `${routes.chat}?user=${encodeURIComponent(personId)}` : routes.chat,
  jobsLike: (filters: { search?: string; category?: string }) => {
    const query = new URLSearchParams(filters).toString();
    return query ? `${routes.jobs}?${query}` : routes.jobs;
  },
};

/** A path to go back to after signing in, if it is one of this site; otherwise the landing page. */
export function returnPath(from: unknown): string {
  const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isOwn && !from.startsWith(routes.auth) ? from : routes.landing;
}
