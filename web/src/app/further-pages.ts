import { routes } from '../lib/paths.ts';
import type { PageTable } from './page-table.ts';

/** Pages that are open to anyone and that few begin with: the first load of the others does without their table. */
export const pages: PageTable = {
  [routes.gigs]: () => import('../pages/gigs/gigs-page.tsx').then((m) => m.GigsPage),
  [routes.gig]: () => import('../pages/gigs/gig-page.tsx').then((m) => m.GigPage),
  [routes.pro]: () => import('../pages/pro/pro-page.tsx').then((m) => m.ProPage),
  [routes.education]: () =>
    import('../pages/education/education-page.tsx').then((m) => m.EducationPage),
  [routes.course]: () => import('../pages/education/course-page.tsx').then((m) => m.CoursePage),
  [routes.verify]: () => import('../pages/education/verify-page.tsx').then((m) => m.VerifyPage),
  [routes.events]: () => import('../pages/events/events-page.tsx').then((m) => m.EventsPage),
  [routes.event]: () => import('../pages/events/event-page.tsx').then((m) => m.EventPage),
  [routes.postEvent]: () =>
    import('../pages/events/post-event-page.tsx').then((m) => m.PostEventPage),
  [routes.helpCenter]: () => import('../pages/help/help-page.tsx').then((m) => m.HelpPage),
  [routes.helpArticle]: () =>
    import('../pages/help/help-article-page.tsx').then((m) => m.HelpArticlePage),
  [routes.about]: () => import('../pages/company/about-page.tsx').then((m) => m.AboutPage),
  [routes.contact]: () => import('../pages/company/contact-page.tsx').then((m) => m.ContactPage),
  [routes.privacy]: () => import('../pages/company/privacy-page.tsx').then((m) => m.PrivacyPage),
  [routes.terms]: () => import('../pages/company/terms-page.tsx').then((m) => m.TermsPage),
  [routes.guardianConsent]: () =>
    import('../pages/guardian/parent-consent-page.tsx').then((m) => m.ParentConsentPage),
  [routes.goodbye]: () => import('../pages/goodbye/goodbye-page.tsx').then((m) => m.GoodbyePage),
  [routes.clientInvitation]: () =>
    import('../pages/crm/client-invitation-page.tsx').then((m) => m.ClientInvitationPage),
  [routes.appeal]: () => import('../pages/appeal/appeal-page.tsx').then((m) => m.AppealPage),
  [routes.sharedDocument]: () =>
    import('../pages/document-vault/shared-document-page.tsx').then((m) => m.SharedDocumentPage),
  [routes.consent]: () => import('../pages/oauth/consent-page.tsx').then((m) => m.ConsentPage),
};
