import type { ComponentType } from 'react';
import { routes } from '../lib/paths.ts';

export type LoadPage = () => Promise<ComponentType>;
export type PageTable = Record<string, LoadPage>;

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

/** Pages for people who are signed in; others are sent to sign in and come back. */
export const signedInPages: PageTable = {
  [routes.profileSetup]: () =>
    import('../pages/profile-setup/profile-setup-page.tsx').then((m) => m.ProfileSetupPage),
  [routes.postJob]: () => import('../pages/post-job/post-job-page.tsx').then((m) => m.PostJobPage),
  [routes.myJobs]: () => import('../pages/my-jobs/my-jobs-page.tsx').then((m) => m.MyJobsPage),
  [routes.myProposals]: () =>
    import('../pages/my-proposals/my-proposals-page.tsx').then((m) => m.MyProposalsPage),
  [routes.serviceTracker]: () =>
    import('../pages/service-tracker/service-tracker-page.tsx').then((m) => m.ServiceTrackerPage),
  [routes.myServices]: () =>
    import('../pages/my-services/my-services-page.tsx').then((m) => m.MyServicesPage),
  [routes.admin]: () => import('../pages/admin/overview-page.tsx').then((m) => m.OverviewPage),
  [routes.waitingVerifications]: () =>
    import('../pages/admin/verifications-page.tsx').then((m) => m.VerificationsPage),
  [routes.waitingConsents]: () =>
    import('../pages/admin/consents-page.tsx').then((m) => m.ConsentsPage),
  [routes.accounts]: () => import('../pages/admin/accounts-page.tsx').then((m) => m.AccountsPage),
  [routes.account]: () => import('../pages/admin/account-page.tsx').then((m) => m.AccountPage),
  [routes.auditLog]: () => import('../pages/admin/audit-log-page.tsx').then((m) => m.AuditLogPage),
  [routes.platformHealth]: () => import('../pages/admin/health-page.tsx').then((m) => m.HealthPage),
  [routes.chat]: () => import('../pages/chat/chat-page.tsx').then((m) => m.ChatPage),
  [routes.notifications]: () =>
    import('../pages/notifications/notifications-page.tsx').then((m) => m.NotificationsPage),
  [routes.notificationSettings]: () =>
    import('../pages/settings/notification-settings-page.tsx').then(
      (m) => m.NotificationSettingsPage,
    ),
  [routes.securitySettings]: () =>
    import('../pages/settings/security-settings-page.tsx').then((m) => m.SecuritySettingsPage),
  [routes.dataSettings]: () =>
    import('../pages/settings/data-settings-page.tsx').then((m) => m.DataSettingsPage),
  [routes.children]: () =>
    import('../pages/guardian/children-page.tsx').then((m) => m.ChildrenPage),
  [routes.child]: () => import('../pages/guardian/child-page.tsx').then((m) => m.ChildPage),
  [routes.guardianConsentForm]: () =>
    import('../pages/guardian/consent-form-page.tsx').then((m) => m.ConsentFormPage),
  [routes.consent]: () => import('../pages/oauth/consent-page.tsx').then((m) => m.ConsentPage),
};

export const notFoundPage: LoadPage = () =>
  import('../pages/not-found/not-found-page.tsx').then((m) => m.NotFoundPage);
