import { forStaff, type Permission, signedIn } from './permission.ts';

/** A service, a payment or a dispute that is not theirs, or not there. */
const nobodys = { OU: 404, OK: 404, PA: 404, MO: 404, AD: 404 };
const absent = signedIn(nobodys);
const unread = signedIn({ OU: 400, OK: 400, PA: 400, MO: 400, AD: 400 });
/** A person who may not act writes nothing, but may always leave and dispute. */
const absentForActing = signedIn({ ...nobodys, KU: 403 });
const signature = { name: 'Ada Client', textHash: '0'.repeat(64) };
/** A child's earnings go to the account of its guardian. */
const forAdults = (status: number) =>
  signedIn({ OU: status, OK: 403, KU: 403, PA: status, MO: status, AD: status });
const own = signedIn({ OU: 200, OK: 200, KU: 200, PA: 200, AD: 200 });

/** Section 1.5 of the permission matrix, of money; whose it is comes with the tests of the service. */
export const permissionsOfMoney: Record<string, Permission> = {
  // Without a key it is refused before anything is looked at.
  'POST /api/services/:serviceId/fund': unread,
  'POST /api/services/:serviceId/request-release': absentForActing,
  'POST /api/services/:serviceId/release': absentForActing,
  'GET /api/services/:serviceId/cancellation': absent,
  'POST /api/services/:serviceId/cancel': { ...absent, body: {} },
  'POST /api/services/:serviceId/paid-outside': absentForActing,
  'POST /api/services/:serviceId/waive-fee': absent,
  'POST /api/services/:serviceId/pay-fee': absent,
  'POST /api/services/:serviceId/dispute': { ...absent, body: { reason: 'It is not done.' } },
  'GET /api/services/:serviceId/disputes': absent,
  'POST /api/services/:serviceId/dispute/answer': {
    ...absent,
    body: { statement: 'It is done.' },
  },
  'POST /api/services/:serviceId/dispute/evidence': signedIn(
    { ...nobodys, OK: 403, KU: 403 },
    { file: 'image/png' },
  ),
  'GET /api/services/:serviceId/disputes/evidence/:evidenceId': absent,
  'GET /api/disputes/:disputeId/evidence/:evidenceId': forStaff(404),
  'POST /api/services/:serviceId/dispute/accept': absent,
  'POST /api/services/:serviceId/dispute/appeal': { ...absent, body: { reason: 'It is wrong.' } },
  'GET /api/services/:serviceId/milestones': absent,
  'POST /api/services/:serviceId/milestones': {
    ...absentForActing,
    body: {
      milestones: [
        { title: 'Deposit', amountCents: 1 },
        { title: 'The rest', amountCents: 1 },
      ],
    },
  },
  'POST /api/services/:serviceId/milestone-plans/:planId/agree': absentForActing,
  'POST /api/services/:serviceId/milestone-plans/:planId/end': absent,
  'POST /api/services/:serviceId/milestones/:milestoneId/fund': unread,
  'POST /api/services/:serviceId/milestones/:milestoneId/finish': absentForActing,
  'POST /api/services/:serviceId/milestones/:milestoneId/release': absentForActing,
  'GET /api/services/:serviceId/contracts': absent,
  'POST /api/services/:serviceId/contracts': { ...absentForActing, body: signature },
  'POST /api/services/:serviceId/contracts/:contractId/sign': {
    ...absentForActing,
    body: signature,
  },
  'POST /api/services/:serviceId/contracts/:contractId/end': absent,
  'GET /api/services/:serviceId/contracts/:contractId/file': absent,
  'POST /api/services/:serviceId/tips': unread,
  'GET /api/services/:serviceId/expenses': absent,
  'POST /api/services/:serviceId/expenses': {
    ...absentForActing,
    body: { title: 'Paint', amountCents: 1, spentOn: '2026-01-02' },
  },
  'PUT /api/services/:serviceId/expenses/:expenseId/receipt': signedIn(
    { ...nobodys, OK: 403, KU: 403 },
    { file: 'image/png' },
  ),
  'GET /api/services/:serviceId/expenses/:expenseId/receipt': absent,
  'POST /api/services/:serviceId/expenses/:expenseId/pay': unread,
  'POST /api/services/:serviceId/expenses/:expenseId/decline': {
    ...absent,
    body: { reason: 'Not agreed.' },
  },
  'POST /api/services/:serviceId/expenses/:expenseId/withdraw': absent,
  'GET /api/services/:serviceId/payment-history': absent,
  'GET /api/services/:serviceId/papers': absent,
  'GET /api/services/:serviceId/papers/invoices/:invoiceId': absent,
  'GET /api/services/:serviceId/papers/receipts/:paymentId': absent,
  'GET /api/payments/:paymentId/receipt': absent,
  'GET /api/disputes': forStaff(200),
  'GET /api/disputes/:disputeId/history': forStaff(404),
  'POST /api/disputes/:disputeId/settle': forStaff(404, {
    body: { toClientCents: 1, toProfessionalCents: 0, explanation: 'As agreed.' },
  }),
  'POST /api/services/:serviceId/refund': forStaff(400),
  'GET /api/payments/:paymentId': absent,
  'POST /api/payments/:paymentId/card': unread,
  'GET /api/cards': own,
  'DELETE /api/cards/:cardId': signedIn({ OU: 404, OK: 404, KU: 404, PA: 404, MO: 404, AD: 404 }),
  'POST /api/payments/:paymentId/saved-card': { ...absent, body: { cardId: 'card_none' } },
  'POST /api/payments/:paymentId/confirm': {
    ...absent,
    answers: { ...absent.answers, OK: 403, KU: 403 },
  },
  'POST /api/payments/:paymentId/start': {
    ...absent,
    answers: { ...absent.answers, OU: 409, OK: 409, KU: 409, PA: 409, MO: 409, AD: 409 },
  },
  'POST /api/payments/:paymentId/abandon': absent,
  // Its signature is its only door; no token is looked at.
  'POST /api/payments/webhook': {
    answers: { AN: 400, BT: 400, OU: 400, OW1: 400, AP: 400, SV: 400 },
  },
  'GET /api/balance': own,
  'GET /api/balance/entries': own,
  'POST /api/payouts': unread,
  'GET /api/payouts/:payoutId': absent,
  'GET /api/payout-statements': own,
  'GET /api/payout-statements/:month': absent,
  'GET /api/payout-account': own,
  'PUT /api/payout-account': forAdults(400),
  // There is no account that a document is asked for, and the sandbox has no page of its own.
  'POST /api/payout-account/document': { ...forAdults(409), file: 'image/png' },
  'POST /api/payout-account/onboarding': forAdults(409),
  'PUT /api/payout-account/schedule': forAdults(400),
};
