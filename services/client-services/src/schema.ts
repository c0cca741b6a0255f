export { ageBands } from './age-bands/table.ts';
export { appointmentCalendars } from './appointment-calendars/table.ts';
export { appointmentProposals } from './appointment-proposals/table.ts';
export { appointments } from './appointments/table.ts';
export { bookableGigs } from './bookings/table.ts';
export { clientInvitations } from './client-invitations/table.ts';
export { contacts } from './contacts/table.ts';
export { completedDays } from './crm/table.ts';
export { crmClients } from './crm-clients/table.ts';
export { crmContacts, crmTasks } from './crm-people/table.ts';
export { disputeEvidence, disputeMessages, disputes } from './disputes/table.ts';
export { paymentHistory } from './escrow/table.ts';
export { expenses } from './expenses/table.ts';
export { extensionRequests } from './extensions/table.ts';
export { invoiceCounters, invoices } from './invoices/table.ts';
export {
  earningNights,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from './ledger/table.ts';
export { milestonePlans, milestones } from './milestones/table.ts';
export { negotiations } from './negotiations/table.ts';
export { handedPapers, vaultPapers } from './papers/table.ts';
export {
  sandboxBankAccounts,
  sandboxCards,
  sandboxCharges,
  sandboxWebhooks,
} from './payment-provider/sandbox-tables.ts';
export { payoutAccounts, stripeCustomers } from './payment-provider/stripe-tables.ts';
export { payments } from './payments/charges/table.ts';
export { providerEvents } from './payments/webhooks/table.ts';
export { bankAccounts } from './payout-accounts/table.ts';
export { clientServices } from './postgres-schema.ts';
export { proofKeys, proofs, provenCourses, provenLicenses } from './proofs/table.ts';
export { clientReviews, reviewRatings, reviewReports, reviews } from './reviews/table.ts';
export { servicePhotos } from './service-photos/table.ts';
export { services } from './services/table.ts';
export { stageChanges } from './stage-changes/table.ts';
export { transfers } from './transfers/table.ts';
export { contractSignatures, workContracts } from './work-contracts/table.ts';
export { workingHours } from './working-hours/table.ts';
