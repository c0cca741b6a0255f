import * as anyPeriod from './business-tools/any-period.ts';
import * as bankStatements from './business-tools/bank-statements.ts';
import * as calendarFeeds from './business-tools/calendar-feeds.ts';
import * as ceRequirements from './business-tools/ce-requirements.ts';
import * as certifications from './business-tools/certifications.ts';
import * as childEarnings from './business-tools/child-earnings.ts';
import * as deductions from './business-tools/deductions.ts';
import * as documentPacks from './business-tools/document-packs.ts';
import * as documentShares from './business-tools/document-shares.ts';
import * as documentVersions from './business-tools/document-versions.ts';
import * as documents from './business-tools/documents.ts';
import * as financialStatements from './business-tools/financial-statements.ts';
import * as incomeRecords from './business-tools/income-records.ts';
import * as ledgerDifferences from './business-tools/ledger-differences.ts';
import * as licenseChecks from './business-tools/license-checks.ts';
import * as licenses from './business-tools/licenses.ts';
import * as mileageTrips from './business-tools/mileage-trips.ts';
import * as ownerEntries from './business-tools/owner-entries.ts';
import { businessToolsProblems } from './business-tools/problems.ts';
import * as quarterPlan from './business-tools/quarter-plan.ts';
import * as recurringEntries from './business-tools/recurring-entries.ts';
import * as taxEstimates from './business-tools/tax-estimates.ts';
import * as taxPlaces from './business-tools/tax-places.ts';
import * as taxProfiles from './business-tools/tax-profiles.ts';
import * as taxRates from './business-tools/tax-rates.ts';
import * as taxSummaries from './business-tools/tax-summaries.ts';
import * as tradeExports from './business-tools/trade-exports.ts';
import * as tradeFiles from './business-tools/trade-files.ts';
import * as tradeImports from './business-tools/trade-imports.ts';
import * as tradeRates from './business-tools/trade-rates.ts';
import * as tradeSaleDrafts from './business-tools/trade-sale-drafts.ts';
import * as tradeSales from './business-tools/trade-sales.ts';
import * as tradeSummaries from './business-tools/trade-summaries.ts';
import * as appointmentProposals from './client-services/appointment-proposals.ts';
import * as appointments from './client-services/appointments.ts';
import * as balance from './client-services/balance.ts';
import * as bookings from './client-services/bookings.ts';
import * as clientInvitations from './client-services/client-invitations.ts';
import * as crm from './client-services/crm.ts';
import * as crmClients from './client-services/crm-clients.ts';
import * as crmPeople from './client-services/crm-people.ts';
import * as crmTimeline from './client-services/crm-timeline.ts';
import * as disputes from './client-services/disputes.ts';
import * as escrow from './client-services/escrow.ts';
import * as expenses from './client-services/expenses.ts';
import * as extensions from './client-services/extensions.ts';
import * as invoices from './client-services/invoices.ts';
import * as milestones from './client-services/milestones.ts';
import * as negotiations from './client-services/negotiations.ts';
import * as ownAppointments from './client-services/own-appointments.ts';
import * as payments from './client-services/payments.ts';
import * as payoutAccounts from './client-services/payout-accounts.ts';
import { clientServicesProblems } from './client-services/problems.ts';
import * as proofs from './client-services/proofs.ts';
import * as reviews from './client-services/reviews.ts';
import * as savedCards from './client-services/saved-cards.ts';
import * as sentContracts from './client-services/sent-contracts.ts';
import * as servicePhotos from './client-services/service-photos.ts';
import * as serviceSteps from './client-services/service-steps.ts';
import * as services from './client-services/services.ts';
import * as tips from './client-services/tips.ts';
import * as workContracts from './client-services/work-contracts.ts';
import * as workingHours from './client-services/working-hours.ts';
import * as certificates from './education-events/certificates.ts';
import * as coHosts from './education-events/co-hosts.ts';
import * as courseCoupons from './education-events/course-coupons.ts';
import * as courseRatings from './education-events/course-ratings.ts';
import * as courseReviews from './education-events/course-reviews.ts';
import * as courseSessions from './education-events/course-sessions.ts';
import * as courseSubmissions from './education-events/course-submissions.ts';
import * as courses from './education-events/courses.ts';
import * as door from './education-events/door.ts';
import * as educationRecords from './education-events/education-records.ts';
import * as enrollments from './education-events/enrollments.ts';
import * as eventListings from './education-events/event-listings.ts';
import * as eventReviews from './education-events/event-reviews.ts';
import * as eventSales from './education-events/event-sales.ts';
import * as guardianRequests from './education-events/guardian-requests.ts';
import * as lessonQuestions from './education-events/lesson-questions.ts';
import * as lessonVideos from './education-events/lesson-videos.ts';
import { educationEventsProblems } from './education-events/problems.ts';
import * as registrations from './education-events/registrations.ts';
import * as educationReports from './education-events/reports.ts';
import * as seriesRegistrations from './education-events/series-registrations.ts';
import * as ticketInvitations from './education-events/ticket-invitations.ts';
import * as ticketing from './education-events/ticketing.ts';
import * as waitlists from './education-events/waitlists.ts';
import * as auth from './identity/accounts/auth.ts';
import * as administration from './identity/administration/auth-admin.ts';
import * as deletion from './identity/deletion/deletion.ts';
import * as dataExports from './identity/exports/exports.ts';
import * as factors from './identity/factors/auth-factors.ts';
import * as consents from './identity/family/consents.ts';
import * as guardians from './identity/family/guardians.ts';
import * as viewLinks from './identity/family/view-links.ts';
import * as kids from './identity/kids/kids.ts';
import * as discovery from './identity/oauth-server/auth-discovery.ts';
import * as oauth from './identity/oauth-server/auth-oauth.ts';
import * as codes from './identity/one-time-tokens/auth-codes.ts';
import * as profiles from './identity/own-profile/own-profile.ts';
import * as sessions from './identity/own-sessions/own-sessions.ts';
import * as passkeys from './identity/passkeys/auth-passkeys.ts';
import * as people from './identity/people/people.ts';
import * as pictures from './identity/pictures/pictures.ts';
import { identityProblems } from './identity/problems.ts';
import * as providers from './identity/providers/auth-providers.ts';
import * as sso from './identity/sign-in/auth-sso.ts';
import * as auditLog from './identity/staff/audit-log.ts';
import * as staff from './identity/staff/staff.ts';
import * as staffAccounts from './identity/staff/staff-accounts.ts';
import * as terms from './identity/terms/terms.ts';
import type { Socket } from './kernel/socket.ts';
import * as childHires from './marketplace/child-hires.ts';
import * as favorites from './marketplace/favorites.ts';
import * as gigs from './marketplace/gigs.ts';
import * as invitations from './marketplace/invitations.ts';
import * as jobPictures from './marketplace/job-pictures.ts';
import * as jobVisits from './marketplace/job-visits.ts';
import * as jobs from './marketplace/jobs.ts';
import * as places from './marketplace/places.ts';
import * as portfolio from './marketplace/portfolio.ts';
import { marketplaceProblems } from './marketplace/problems.ts';
import * as proposals from './marketplace/proposals.ts';
import * as pros from './marketplace/pros.ts';
import * as contentReports from './marketplace/reports.ts';
import * as savedSearches from './marketplace/saved-searches.ts';
import * as answerRecords from './network-chat/answer-records.ts';
import * as appeals from './network-chat/appeals.ts';
import * as attachments from './network-chat/attachments.ts';
import * as chatPreferences from './network-chat/chat-preferences.ts';
import * as connections from './network-chat/connections.ts';
import * as conversations from './network-chat/conversations.ts';
import * as figures from './network-chat/figures.ts';
import * as heldWords from './network-chat/held-words.ts';
import * as knownGoers from './network-chat/known-goers.ts';
import * as messages from './network-chat/messages.ts';
import * as monitoring from './network-chat/monitoring.ts';
import * as notifications from './network-chat/notifications.ts';
import * as offers from './network-chat/offers.ts';
import { networkChatProblems } from './network-chat/problems.ts';
import * as push from './network-chat/push.ts';
import { realtime } from './network-chat/realtime.ts';
import * as reportSurroundings from './network-chat/report-surroundings.ts';
import * as reports from './network-chat/reports.ts';
import * as rooms from './network-chat/rooms.ts';
import * as sharedHistory from './network-chat/shared-history.ts';
import * as support from './network-chat/support.ts';
import * as today from './network-chat/today.ts';

interface ServiceDeclaration {
  /** Distance of its port from the gateway's. */
  portOffset: number;
  /** The service keeps this of people, in their words. It gathers it for an export and forgets it with the account. */
  keeps: string;
  /** The modules that declare its endpoints; its health comes by itself. */
  endpoints: readonly object[];
  sockets?: readonly Socket[];
  /** Its error codes with their texts. */
  problems: Readonly<Record<string, string>>;
}

/**
 * Every service, stated once. From here come its schema and its port, the routes of the gateway, the API document, the
 * error codes, the audit log's and the exports' consumers, and the pages of health.
 */
export const platform = {
  identity: {
    portOffset: 21,
    keeps: 'Profile and sign-in',
    endpoints: [
      auth,
      codes,
      sso,
      factors,
      passkeys,
      administration,
      providers,
      oauth,
      discovery,
      profiles,
      sessions,
      kids,
      people,
      terms,
      pictures,
      guardians,
      consents,
      dataExports,
      deletion,
      staff,
      staffAccounts,
      auditLog,
      viewLinks,
    ],
    problems: identityProblems,
  },
  marketplace: {
    portOffset: 22,
    keeps: 'Jobs, proposals and gigs',
    endpoints: [
      jobs,
      jobPictures,
      jobVisits,
      invitations,
      proposals,
      childHires,
      gigs,
      pros,
      portfolio,
      contentReports,
      savedSearches,
      favorites,
      places,
    ],
    problems: marketplaceProblems,
  },
  'network-chat': {
    portOffset: 23,
    keeps: 'Messages and notifications',
    endpoints: [
      attachments,
      chatPreferences,
      connections,
      sharedHistory,
      knownGoers,
      answerRecords,
      conversations,
      heldWords,
      reportSurroundings,
      messages,
      monitoring,
      reports,
      appeals,
      figures,
      rooms,
      support,
      notifications,
      push,
      offers,
      today,
    ],
    sockets: [realtime],
    problems: networkChatProblems,
  },
  'client-services': {
    portOffset: 24,
    keeps: 'Services, payments and reviews',
    endpoints: [
      services,
      servicePhotos,
      serviceSteps,
      reviews,
      proofs,
      crm,
      crmClients,
      crmPeople,
      crmTimeline,
      clientInvitations,
      negotiations,
      extensions,
      escrow,
      disputes,
      milestones,
      tips,
      expenses,
      payments,
      savedCards,
      balance,
      payoutAccounts,
      invoices,
      sentContracts,
      workContracts,
      workingHours,
      appointments,
      appointmentProposals,
      ownAppointments,
      bookings,
    ],
    problems: clientServicesProblems,
  },
  'education-events': {
    portOffset: 25,
    keeps: 'Courses and events',
    endpoints: [
      courses,
      courseSessions,
      courseCoupons,
      courseRatings,
      enrollments,
      lessonQuestions,
      lessonVideos,
      certificates,
      educationRecords,
      courseSubmissions,
      courseReviews,
      eventListings,
      ticketing,
      eventSales,
      coHosts,
      eventReviews,
      registrations,
      seriesRegistrations,
      door,
      waitlists,
      educationReports,
      guardianRequests,
      ticketInvitations,
    ],
    problems: educationEventsProblems,
  },
  'business-tools': {
    portOffset: 26,
    keeps: 'Licences, books and documents',
    endpoints: [
      licenseChecks,
      licenses,
      certifications,
      ceRequirements,
      calendarFeeds,
      incomeRecords,
      deductions,
      ownerEntries,
      mileageTrips,
      recurringEntries,
      quarterPlan,
      anyPeriod,
      childEarnings,
      bankStatements,
      taxSummaries,
      taxRates,
      taxPlaces,
      taxProfiles,
      taxEstimates,
      financialStatements,
      documents,
      documentPacks,
      documentShares,
      documentVersions,
      ledgerDifferences,
      tradeSaleDrafts,
      tradeSales,
      tradeFiles,
      tradeImports,
      tradeExports,
      tradeRates,
      tradeSummaries,
    ],
    problems: businessToolsProblems,
  },
} as const satisfies Record<string, ServiceDeclaration>;

export type ServiceName = keyof typeof platform;

export const serviceNames = Object.keys(platform) as ServiceName[];

/** The declaration of a service, without the literal types of its own. */
export const declarationOf = (service: ServiceName): ServiceDeclaration => platform[service];

/** Each service keeps this of people, in their words. */
export const keptOfPeople: Record<string, string> = Object.fromEntries(
  serviceNames.map((service) => [service, platform[service].keeps]),
);
