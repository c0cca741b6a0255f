import { routes } from '../lib/paths.ts';
import type { PageTable } from './page-table.ts';

/** Each is a chunk of its own, like the pages that are open to anyone. */
export const pages: PageTable = {
  [routes.profileSetup]: () =>
    import('../pages/profile-setup/profile-setup-page.tsx').then((m) => m.ProfileSetupPage),
  [routes.today]: () => import('../pages/today/today-page.tsx').then((m) => m.TodayPage),
  [routes.postJob]: () => import('../pages/post-job/post-job-page.tsx').then((m) => m.PostJobPage),
  [routes.myJobs]: () => import('../pages/my-jobs/my-jobs-page.tsx').then((m) => m.MyJobsPage),
  [routes.saved]: () => import('../pages/saved/saved-page.tsx').then((m) => m.SavedPage),
  [routes.sharedFiles]: () =>
    import('../pages/shared-files/shared-files-page.tsx').then((m) => m.SharedFilesPage),
  [routes.myGigs]: () => import('../pages/gigs/my-gigs-page.tsx').then((m) => m.MyGigsPage),
  [routes.workingHours]: () =>
    import('../pages/working-hours/working-hours-page.tsx').then((m) => m.WorkingHoursPage),
  [routes.appointments]: () =>
    import('../pages/appointments/appointments-page.tsx').then((m) => m.AppointmentsPage),
  [routes.postGig]: () => import('../pages/gigs/post-gig-page.tsx').then((m) => m.PostGigPage),
  [routes.editGig]: () => import('../pages/gigs/edit-gig-page.tsx').then((m) => m.EditGigPage),
  [routes.myProposals]: () =>
    import('../pages/my-proposals/my-proposals-page.tsx').then((m) => m.MyProposalsPage),
  [routes.serviceTracker]: () =>
    import('../pages/service-tracker/service-tracker-page.tsx').then((m) => m.ServiceTrackerPage),
  [routes.myServices]: () =>
    import('../pages/my-services/my-services-page.tsx').then((m) => m.MyServicesPage),
  [routes.service]: () => import('../pages/service/service-page.tsx').then((m) => m.ServicePage),
  [routes.documentVault]: () =>
    import('../pages/document-vault/document-vault-page.tsx').then((m) => m.DocumentVaultPage),
  [routes.internationalTrade]: () =>
    import('../pages/international-trade/international-trade-page.tsx').then(
      (m) => m.InternationalTradePage,
    ),
  [routes.myCourses]: () =>
    import('../pages/education/my-courses-page.tsx').then((m) => m.MyCoursesPage),
  [routes.learn]: () => import('../pages/education/learn-page.tsx').then((m) => m.LearnPage),
  [routes.postCourse]: () =>
    import('../pages/education/post-course-page.tsx').then((m) => m.PostCoursePage),
  [routes.teaching]: () =>
    import('../pages/education/teaching-page.tsx').then((m) => m.TeachingPage),
  [routes.submission]: () =>
    import('../pages/education/submission-page.tsx').then((m) => m.SubmissionPage),
  [routes.students]: () =>
    import('../pages/education/students-page.tsx').then((m) => m.StudentsPage),
  [routes.courseReviews]: () =>
    import('../pages/admin/course-reviews-page.tsx').then((m) => m.CourseReviewsPage),
  [routes.eventReviews]: () =>
    import('../pages/admin/event-reviews-page.tsx').then((m) => m.EventReviewsPage),
  [routes.waitingLicenses]: () =>
    import('../pages/admin/license-checks-page.tsx').then((m) => m.LicenseChecksPage),
  [routes.licenseTracker]: () =>
    import('../pages/license-tracker/license-tracker-page.tsx').then((m) => m.LicenseTrackerPage),
  [routes.taxTracker]: () =>
    import('../pages/tax-tracker/tax-tracker-page.tsx').then((m) => m.TaxTrackerPage),
  [routes.financialReports]: () =>
    import('../pages/financial-reports/financial-reports-page.tsx').then(
      (m) => m.FinancialReportsPage,
    ),
  [routes.pay]: () => import('../pages/pay/pay-page.tsx').then((m) => m.PayPage),
  [routes.money]: () => import('../pages/money/money-page.tsx').then((m) => m.MoneyPage),
  [routes.balance]: () => import('../pages/balance/balance-page.tsx').then((m) => m.BalancePage),
  [routes.disputes]: () => import('../pages/admin/disputes-page.tsx').then((m) => m.DisputesPage),
  [routes.editEvent]: () =>
    import('../pages/events/edit-event-page.tsx').then((m) => m.EditEventPage),
  [routes.myEvents]: () => import('../pages/events/my-events-page.tsx').then((m) => m.MyEventsPage),
  [routes.attendees]: () =>
    import('../pages/events/attendees-page.tsx').then((m) => m.AttendeesPage),
  [routes.checkIn]: () => import('../pages/events/check-in-page.tsx').then((m) => m.CheckInPage),
  [routes.ticketing]: () =>
    import('../pages/events/ticketing-page.tsx').then((m) => m.TicketingPage),
  [routes.tickets]: () => import('../pages/events/tickets-page.tsx').then((m) => m.TicketsPage),
  [routes.ticket]: () => import('../pages/events/ticket-page.tsx').then((m) => m.TicketPage),
  [routes.crm]: () => import('../pages/crm/crm-page.tsx').then((m) => m.CrmPage),
  [routes.admin]: () => import('../pages/admin/overview-page.tsx').then((m) => m.OverviewPage),
  [routes.waitingVerifications]: () =>
    import('../pages/admin/verifications-page.tsx').then((m) => m.VerificationsPage),
  [routes.support]: () => import('../pages/company/support-page.tsx').then((m) => m.SupportPage),
  [routes.supportQueue]: () =>
    import('../pages/admin/support-queue-page.tsx').then((m) => m.SupportQueuePage),
  [routes.reports]: () => import('../pages/admin/reports-page.tsx').then((m) => m.ReportsPage),
  [routes.waitingConsents]: () =>
    import('../pages/admin/consents-page.tsx').then((m) => m.ConsentsPage),
  [routes.accounts]: () => import('../pages/admin/accounts-page.tsx').then((m) => m.AccountsPage),
  [routes.account]: () => import('../pages/admin/account-page.tsx').then((m) => m.AccountPage),
  [routes.auditLog]: () => import('../pages/admin/audit-log-page.tsx').then((m) => m.AuditLogPage),
  [routes.platformHealth]: () => import('../pages/admin/health-page.tsx').then((m) => m.HealthPage),
  [routes.chat]: () => import('../pages/chat/chat-page.tsx').then((m) => m.ChatPage),
  [routes.network]: () => import('../pages/network/network-page.tsx').then((m) => m.NetworkPage),
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
};
