import { forgetAgeBand } from '../age-bands/queries.ts';
import { ageBands } from '../age-bands/table.ts';
import { ownAppointmentCalendars } from '../appointment-calendars/own-data.ts';
import { ownAppointmentProposals } from '../appointment-proposals/own-data.ts';
import { ownAppointments } from '../appointments/own-data.ts';
import { forgetGigs } from '../bookings/queries.ts';
import { bookableGigs } from '../bookings/table.ts';
import { ownClientInvitations } from '../client-invitations/own-data.ts';
import { forgetContact } from '../contacts/queries.ts';
import { contacts } from '../contacts/table.ts';
import { ownCrmClients } from '../crm-clients/own-data.ts';
import { ownCrmPeople } from '../crm-people/own-data.ts';
import { ownDisputes } from '../disputes/own-data.ts';
import { ownPaymentHistory } from '../escrow/own-data.ts';
import { ownExpenses } from '../expenses/own-data.ts';
import { ownExtensions } from '../extensions/own-data.ts';
import { ownInvoices } from '../invoices/own-data.ts';
import { ownMilestones } from '../milestones/own-data.ts';
import { ownNegotiations } from '../negotiations/own-data.ts';
import { ownStripeAccounts } from '../payment-provider/own-data.ts';
import { ownPayments } from '../payments/charges/own-data.ts';
import { ownPayoutAccounts } from '../payout-accounts/own-data.ts';
import type { OwnPart } from '../people/own-part.ts';
import { ownProofs } from '../proofs/own-data.ts';
import { ownReviews } from '../reviews/own-data.ts';
import { ownServicePhotos } from '../service-photos/own-data.ts';
import { ownServices } from '../services/own-data.ts';
import { ownStageChanges } from '../stage-changes/own-data.ts';
import { ownTransfers } from '../transfers/own-data.ts';
import { ownContracts } from '../work-contracts/own-data.ts';
import { ownWorkingHours } from '../working-hours/own-data.ts';

/** The identity service exports addresses, of which these are copies. */
const ownContacts: OwnPart = { gathers: [], erases: [contacts], erase: forgetContact };

/** The identity service exports the birth date. */
const ownAgeBand: OwnPart = { gathers: [], erases: [ageBands], erase: forgetAgeBand };

/** The marketplace service exports gigs, of which these are copies. */
const ownGigs: OwnPart = { gathers: [], erases: [bookableGigs], erase: forgetGigs };

/** The parts of a person's data by rooms, in the order of their export. */
export const parts: readonly OwnPart[] = [
  ownServices,
  ownStageChanges,
  ownAppointments,
  ownAppointmentProposals,
  ownAppointmentCalendars,
  ownWorkingHours,
  ownGigs,
  ownReviews,
  ownProofs,
  ownServicePhotos,
  ownNegotiations,
  ownExtensions,
  ownMilestones,
  ownContracts,
  ownExpenses,
  ownDisputes,
  ownPaymentHistory,
  ownPayments,
  ownInvoices,
  // Sending a transfer locks its account first, and erasing keeps that order.
  ownPayoutAccounts,
  ownTransfers,
  ownStripeAccounts,
  ownCrmPeople,
  ownClientInvitations,
  ownCrmClients,
  ownContacts,
  ownAgeBand,
];
