import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import { keepAnswerWhenChildWordsAnswered } from '@sidework/chassis/people/words-answers';
import type { Service } from '@sidework/chassis/service';
import { keepAgeBandWhenProfileChanged } from './age-bands/consumers.ts';
import { agreementRoutes } from './agreements/routes.ts';
import { appointmentCalendarRoutes } from './appointment-calendars/routes.ts';
import { dropAppointmentsWhenProfileChanged } from './appointment-proposals/consumers.ts';
import { expireAppointmentProposalsJob } from './appointment-proposals/expire-proposals.ts';
import { appointmentProposalRoutes } from './appointment-proposals/routes.ts';
import { remindJob } from './appointments/remind.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { balanceRoutes } from './balance/routes.ts';
import { gigConsumers } from './bookings/consumers.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { feeRoutes } from './cancellation-fees/routes.ts';
import { cancellationRoutes } from './cancellations/routes.ts';
import { childReach } from './child-reach.ts';
import { endEarlier } from './client-invitations/queries.ts';
import { clientInvitationRoutes } from './client-invitations/routes.ts';
import { Config } from './config.ts';
import { keepContactsWhenContactChanged } from './contacts/consumers.ts';
import { crmRoutes } from './crm/routes.ts';
import { crmClientRoutes } from './crm-clients/routes.ts';
import { forgetTasks } from './crm-people/change-task.ts';
import { crmPeopleRoutes } from './crm-people/routes.ts';
import { crmTaskRoutes } from './crm-people/task-routes.ts';
import { crmTimelineRoutes } from './crm-timeline/routes.ts';
import type { Deps } from './deps.ts';
import { disputeCaseRoutes } from './disputes/case-routes.ts';
import { addMessagesWhenGiven } from './disputes/consumers.ts';
import { disputeRoutes } from './disputes/routes.ts';
import { settleDueDisputesJob } from './disputes/settle-due.ts';
import { expenseRoutes } from './expenses/routes.ts';
import { extensionRoutes } from './extensions/routes.ts';
import { handingOver } from './invoices/add-paper.ts';
import { issuing } from './invoices/issue-credit-notes.ts';
import { issueMissing } from './invoices/issue-missing.ts';
import { sumEarningsJob } from './ledger/sum-earnings.ts';
import { milestoneRoutes } from './milestones/routes.ts';
import { expireNegotiationsJob } from './negotiations/expire-negotiations.ts';
import { negotiationRoutes } from './negotiations/routes.ts';
import { ownData } from './own-data/own-data.ts';
import { handOverPaper } from './papers/hand-over-paper.ts';
import { removePapersJob } from './papers/remove-papers.ts';
import { paperRoutes } from './papers/routes.ts';
import { forgetCustomer, forgettingCustomer } from './payment-provider/forget-customer.ts';
import { paymentProvider } from './payment-provider/payment-provider.ts';
import { expirePaymentsJob } from './payments/charges/end-payment.ts';
import { paymentRoutes } from './payments/charges/routes.ts';
import { paymentConsumers } from './payments/sales/consumers.ts';
import { endHoldsJob } from './payments/sales/end-hold.ts';
import { webhookRoute } from './payments/webhooks/routes.ts';
import { tellOfSandboxJob } from './payments/webhooks/tell-of-sandbox.ts';
import { servicePaymentRoutes } from './payments/work/routes.ts';
import { checkAccountsJob } from './payout-accounts/check-accounts.ts';
import { payoutAccountRoutes } from './payout-accounts/routes.ts';
import { payOutWeeklyJob } from './payouts/pay-out-weekly.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { proofConsumers } from './proofs/consumers.ts';
import { proofRoutes } from './proofs/routes.ts';
import { releaseDueJob } from './releases/release-due.ts';
import { releaseRoutes } from './releases/routes.ts';
import { reviewConsumers } from './reviews/consumers.ts';
import { openReviewsJob } from './reviews/open-reviews.ts';
import { reviewRoutes } from './reviews/routes.ts';
import {
  beginServiceWhenOfferAccepted,
  beginServiceWhenProposalAccepted,
} from './service-management/consumers.ts';
import { serviceRoutes } from './service-management/routes.ts';
import { serviceViewer } from './service-management/view.ts';
import { forgetPhotosOfChild } from './service-photos/consumers.ts';
import { servicePhotoRoutes } from './service-photos/routes.ts';
import { serviceStepRoutes } from './service-steps/routes.ts';
import { tipRoutes } from './tips/routes.ts';
import { sendTransfersJob } from './transfers/send-transfers.ts';
import { workContractRoutes } from './work-contracts/routes.ts';
import { workingHoursRoutes } from './working-hours/routes.ts';

export const clientServices: Service<Config, Deps> = {
  name: 'client-services',
  config: Config,
  knowsPeople: true,
  childReach,
  takesToldMoments: true,
  consumers: [
    keepPeopleWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    keepAnswerWhenChildWordsAnswered,
    beginServiceWhenProposalAccepted,
    beginServiceWhenOfferAccepted,
    ...gigConsumers,
    dropAppointmentsWhenProfileChanged,
    keepAgeBandWhenProfileChanged,
    keepContactsWhenContactChanged,
    ...paymentConsumers,
    ...reviewConsumers,
    forgetPhotosOfChild,
    addMessagesWhenGiven,
    ...proofConsumers,
    ...ownDataConsumers,
  ],
  ownData,
  background: [
    expireNegotiationsJob,
    releaseDueJob,
    settleDueDisputesJob,
    expirePaymentsJob,
    endHoldsJob,
    sendTransfersJob,
    tellOfSandboxJob,
    checkAccountsJob,
    remindJob,
    expireAppointmentProposalsJob,
    payOutWeeklyJob,
    removePapersJob,
    openReviewsJob,
    sumEarningsJob,
  ],
  prepare: async (base) => ({ deps: { ...base, provider: paymentProvider(base) } }),
  personWork: (deps) => ({
    [handingOver]: (task) => handOverPaper(deps, task),
    [issuing]: (task) => issueMissing(deps, task),
    [forgettingCustomer]: (task) => forgetCustomer(deps, task),
  }),
  routes(app, deps) {
    serviceRoutes(app, deps);
    reviewRoutes(app, deps);
    agreementRoutes(app, deps);
    crmRoutes(app, deps);
    crmClientRoutes(app, deps, forgetTasks(deps));
    crmPeopleRoutes(app, deps, endEarlier);
    crmTaskRoutes(app, deps);
    crmTimelineRoutes(app, deps);
    clientInvitationRoutes(app, deps);
    const toServiceView = serviceViewer(deps);
    negotiationRoutes(app, deps, toServiceView);
    extensionRoutes(app, deps, toServiceView);
    servicePaymentRoutes(app, deps, toServiceView);
    milestoneRoutes(app, deps);
    workContractRoutes(app, deps);
    tipRoutes(app, deps);
    expenseRoutes(app, deps);
    feeRoutes(app, deps, toServiceView);
    releaseRoutes(app, deps);
    cancellationRoutes(app, deps);
    disputeRoutes(app, deps);
    disputeCaseRoutes(app, deps);
    serviceStepRoutes(app, deps);
    paymentRoutes(app, deps);
    webhookRoute(app, deps);
    balanceRoutes(app, deps);
    payoutAccountRoutes(app, deps);
    payoutRoutes(app, deps);
    paperRoutes(app, deps);
    workingHoursRoutes(app, deps);
    appointmentRoutes(app, deps);
    appointmentProposalRoutes(app, deps);
    appointmentCalendarRoutes(app, deps);
    bookingRoutes(app, deps);
    proofRoutes(app, deps);
    servicePhotoRoutes(app, deps);
  },
};
