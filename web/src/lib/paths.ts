import {
  educationAddresses,
  educationRoutes,
} from '@sidework/contracts/education-events/addresses';
import { linkedRoutes, webAddresses } from '@sidework/contracts/web-addresses';

/** Every route of the app; beside the list that servers share, the only place where a path is written. */
export const routes = {
  ...linkedRoutes,
  ...educationRoutes,
  landing: '/',
  today: '/today',
  money: '/money',
  jobs: '/jobs',
  postJob: '/post-job',
  myJobs: '/my-jobs',
  internationalTrade: '/international-trade',
  financialReports: '/financial-reports',
  postGig: '/post-gig',
  editGig: '/my-gigs/:gigId',
  workingHours: '/working-hours',
  appointments: '/appointments',
  saved: '/saved',
  sharedFiles: '/shared-files',
  pro: '/pro/:personId',
  notifications: '/notifications',
  goodbye: '/goodbye',
  clientInvitation: '/client-invitation',
  sharedDocument: '/shared-document',
  admin: '/admin',
  waitingConsents: '/admin/consents',
  accounts: '/admin/accounts',
  account: '/admin/accounts/:userId',
  auditLog: '/admin/audit-log',
  helpCenter: '/help',
  helpArticle: '/help/:article',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
} as const;

const { landing: home, ...plain } = routes;

/** The names of the help center's articles. */
export type HelpArticle =
  | 'post-a-job'
  | 'change-an-agreement'
  | 'cancel-work'
  | 'finish-and-review'
  | 'find-work'
  | 'track-work'
  | 'protected-payments'
  | 'payouts'
  | 'disputes'
  | 'refunds'
  | 'fees'
  | 'kids-accounts'
  | 'for-guardians'
  | 'young-work'
  | 'courses-and-certificates'
  | 'tickets'
  | 'host-an-event'
  | 'your-books'
  | 'estimated-taxes'
  | 'documents-and-licenses'
  | 'sign-in'
  | 'report-and-block'
  | 'your-data'
  | 'notifications';

/** The filters with which a list begins; `near` is a ZIP code. */
interface Begun {
  search?: string;
  category?: string;
  near?: string;
}

/** Builders of the paths that links and redirects lead to. */
export const paths = {
  ...plain,
  ...educationAddresses,
  home,
  categories: '/#categories',
  howItWorks: '/#how-it-works',
  crmBoard: '/crm?view=board',
  kidsPrivacy: '/privacy#kids',
  job: webAddresses.job,
  appealsThatWait: webAddresses.appealsThatWait,
  service: webAddresses.service,
  pay: webAddresses.pay,
  chat: (personId?: string) => (personId ? webAddresses.chatWith(personId) : routes.chat),
  gig: webAddresses.gig,
  editGig: (gigId: string) => `/my-gigs/${encodeURIComponent(gigId)}`,
  pro: (personId: string) => `/pro/${encodeURIComponent(personId)}`,
  chatAbout: webAddresses.chatAbout,
  chatMessage: (user: string, message: number) =>
    withQuery(routes.chat, { user, message: String(message) }),
  newService: (newService: string, gig: string) => withQuery(routes.crm, { newService, gig }),
  gigsLike: (filters: Begun) => withQuery(routes.gigs, filters),
  child: (childId: string, chosen: { part?: 'rules' | 'account' } = {}) =>
    withQuery(webAddresses.child(childId), chosen),
  guardianConsentForm: webAddresses.guardianConsentForm,
  help: (article: HelpArticle) => `/help/${article}`,
  account: (userId: string) => `/admin/accounts/${encodeURIComponent(userId)}`,
  auditLog: (filters: { actorId?: string; targetId?: string } = {}) =>
    withQuery(routes.auditLog, filters),
  /** The verified licenses that a search finds; its field takes 100 characters. */
  licensesFound: (search: string) =>
    withQuery(routes.waitingLicenses, { search: search.slice(0, 100) }),
  postJobLike: (begun: { title?: string; category?: string }) => withQuery(routes.postJob, begun),
  jobsLike: (filters: Begun) => withQuery(routes.jobs, filters),
};

function withQuery(path: string, filters: object): string {
  const query = new URLSearchParams({ ...filters }).toString();
  return query ? `${path}?${query}` : path;
}

/** A path to go back to after signing in, if it is one of this site; otherwise the landing page. */
export function returnPath(from: unknown): string {
  const isOwn = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return isOwn && !from.startsWith(routes.auth) ? from : routes.landing;
}
