import { routes } from '../lib/paths.ts';
import type { LoadPage, PageTable } from './page-table.ts';

const {
  gigs,
  gig,
  pro,
  education,
  course,
  verify,
  events,
  event,
  postEvent,
  helpCenter,
  helpArticle,
  about,
  contact,
  privacy,
  terms,
  guardianConsent,
  goodbye,
  clientInvitation,
  appeal,
  sharedDocument,
  consent,
} = routes;
const furtherRoutes = [
  gigs,
  gig,
  pro,
  education,
  course,
  verify,
  events,
  event,
  postEvent,
  helpCenter,
  helpArticle,
  about,
  contact,
  privacy,
  terms,
  guardianConsent,
  goodbye,
  clientInvitation,
  appeal,
  sharedDocument,
  consent,
];

/** Pages anyone may open. Each is a chunk of its own; the build holds its first load to a budget. */
export const openPages: PageTable = {
  [routes.landing]: () => import('../pages/landing/landing-page.tsx').then((m) => m.LandingPage),
  [routes.auth]: () => import('../pages/auth/auth-page.tsx').then((m) => m.AuthPage),
  [routes.jobs]: () => import('../pages/jobs/jobs-page.tsx').then((m) => m.JobsPage),
  [routes.job]: () => import('../pages/jobs/job-page.tsx').then((m) => m.JobPage),
  ...fetched(furtherRoutes, async () => (await import('./further-pages.ts')).pages),
};

/** Pages for people who are signed in; others are sent to sign in and come back. Visitors do not load their table. */
export const signedInPages: PageTable = fetched(
  Object.values(routes).filter((route) => !(route in openPages)),
  async () => (await import('./signed-in-pages.ts')).pages,
);

/** Pages whose table is fetched with the first of them. */
function fetched(paths: string[], tableOf: () => Promise<PageTable>): PageTable {
  const load = async (path: string) => ((await tableOf())[path] ?? notFoundPage)();
  return Object.fromEntries(paths.map((path) => [path, () => load(path)]));
}

export const notFoundPage: LoadPage = () =>
  import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage);
