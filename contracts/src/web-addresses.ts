/** The pages of the web app that servers lead to, in mails and notifications; the app adds its other routes. */
export const linkedRoutes = {
  auth: '/auth',
  profileSetup: '/profile-setup',
  job: '/jobs/:jobId',
  gigs: '/gigs',
  gig: '/gigs/:gigId',
  myGigs: '/my-gigs',
  myProposals: '/my-proposals',
  service: '/services/:serviceId',
  serviceTracker: '/service-tracker',
  myServices: '/my-services',
  crm: '/crm',
  licenseTracker: '/license-tracker',
  taxTracker: '/tax-tracker',
  documentVault: '/document-vault',
  balance: '/balance',
  disputes: '/admin/disputes',
  chat: '/chat',
  pay: '/pay/:paymentId',
  network: '/network',
  reports: '/admin/reports',
  appeal: '/appeal',
  support: '/support',
  supportQueue: '/admin/support',
  notificationSettings: '/settings/notifications',
  securitySettings: '/settings/security',
  dataSettings: '/settings/data',
  guardianConsent: '/guardian/consent',
  guardianConsentForm: '/guardian/consent-form',
  children: '/guardian',
  child: '/guardian/children/:childId',
  waitingVerifications: '/admin/verifications',
  waitingConsents: '/admin/consents',
  waitingLicenses: '/admin/licenses',
  platformHealth: '/admin/health',
  consent: '/oauth/consent',
  contact: '/contact',
} as const;

/** A server leads its reader to these paths, to be resolved against the address of the site. */
export const webAddresses = {
  ...linkedRoutes,
  job: (jobId: string) => `/jobs/${encodeURIComponent(jobId)}`,
  service: (serviceId: string) => `/services/${encodeURIComponent(serviceId)}`,
  pay: (paymentId: string) => `/pay/${encodeURIComponent(paymentId)}`,
  gig: (gigId: string) => `/gigs/${encodeURIComponent(gigId)}`,
  /** A conversation that shows the gig it is about. */
  chatAbout: (personId: string, gigId: string) =>
    `${linkedRoutes.chat}?user=${encodeURIComponent(personId)}&gig=${encodeURIComponent(gigId)}`,
  chatWith: (personId: string) => `${linkedRoutes.chat}?user=${encodeURIComponent(personId)}`,
  /** The token stands behind the sign that browsers send to no server. */
  appealBy: (token: string) => `${linkedRoutes.appeal}#${token}`,
  appealsThatWait: `${linkedRoutes.reports}?state=appealed`,
  child: (childId: string) => `/guardian/children/${encodeURIComponent(childId)}`,
  guardianConsentForm: (consentId: string) =>
    `${linkedRoutes.guardianConsentForm}?consent=${encodeURIComponent(consentId)}`,
};
