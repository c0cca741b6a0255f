import { routes } from '../lib/paths.ts';
import type { LoadPage, PageTable } from './page-table.ts';

/** Pages anyone may open. Each is a chunk of its own; the build holds its first load to a budget. */
export const openPages: PageTable = {
  [routes.landing]: () => import('../pages/landing/landing-page.tsx').then((m) => m.LandingPage),
  [routes.auth]: () => import('../pages/auth/auth-page.tsx').then((m) => m.AuthPage),
  [routes.jobs]: () => import('../pages/jobs/jobs-page.tsx').then((m) => m.JobsPage),
  [routes.job]: () => import('../pages/jobs/job-page.tsx').then((m) => m.JobPage),
  [routes.about]: () => import('../pages/company/about-page.tsx').then((m) => m.AboutPage),
  [routes.contact]: () => import('../pages/company/contact-page.tsx').then((m) => m.ContactPage),
  [routes.privacy]: () => import('../pages/company/privacy-page.tsx').then((m) => m.PrivacyPage),
  [routes.guardianConsent]: () =>
    import('../pages/guardian/parent-consent-page.tsx').then((m) => m.ParentConsentPage),
  [routes.goodbye]: () => import('../pages/goodbye/goodbye-page.tsx').then((m) => m.GoodbyePage),
};

/** Pages for people who are signed in; others are sent to sign in and come back. Visitors do not load their table. */
export const signedInPages: PageTable = Object.fromEntries(
  Object.values(routes)
    .filter((route) => !(route in openPages))
    .map((route) => [route, () => loadSignedIn(route)]),
);

async function loadSignedIn(route: string): ReturnType<LoadPage> {
  const { pages } = await import('./signed-in-pages.ts');
  return (pages[route] ?? notFoundPage)();
}

export const notFoundPage: LoadPage = () =>
  import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage);
