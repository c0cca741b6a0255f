import { ownDataConsumers } from '@sidework/chassis/people/own-data';
import { keepPeopleWhenProfileChanged } from '@sidework/chassis/people/people';
import { refuseTokensWhenSessionRevoked } from '@sidework/chassis/people/revoked-sessions';
import { keepTimeZoneWhenProfileChanged } from '@sidework/chassis/people/time-zones';
import type { Service } from '@sidework/chassis/service';
import { moveCashWhenBalanceMoved } from './account-moves/consumers.ts';
import { notePayoutWhenArrived } from './bank-statements/consumers.ts';
import { bankStatementRoutes, statementRuleRoutes } from './bank-statements/routes.ts';
import { sweepStatements } from './bank-statements/take-statement.ts';
import {
  bookIncomeWhenEscrowReleased,
  bookIncomeWhenExpensePaid,
  bookIncomeWhenSaleEarned,
  bookIncomeWhenServicePaidOutside,
  bookIncomeWhenTipGiven,
  reverseIncomeWhenEscrowRefunded,
  reverseIncomeWhenSaleRefunded,
} from './books/consumers.ts';
import { deductionRoutes } from './books/deduction-routes.ts';
import { incomeRoutes } from './books/income-routes.ts';
import { ownerEntryRoutes } from './books/owner-entry-routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import {
  countAttendances,
  countHoursWhenCourseCompleted,
  followWhenCertificateReissued,
  takeHoursBackWhenCertificateRevoked,
} from './ce-requirements/consumers.ts';
import { ceRequirementRoutes } from './ce-requirements/routes.ts';
import { certificationRoutes } from './certifications/routes.ts';
import { childEarningsRoutes } from './child-earnings/routes.ts';
import { keepAppointmentsOfChildren } from './child-hours/consumers.ts';
import { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { documentPackRoutes } from './document-packs/routes.ts';
import { documentShareRoutes } from './document-shares/routes.ts';
import { readTextsJob } from './document-texts/read-texts.ts';
import { keepVaultJob } from './documents/keep-vault.ts';
import { documentRoutes } from './documents/routes.ts';
import {
  fileMoneyPaperWhenHandedOver,
  filePaperWhenHandedOver,
  markPaperWhenCertificateReissued,
  markPaperWhenCertificateRevoked,
  markPaperWhenVoided,
  takeOverPapers,
  takingOver,
} from './documents/take-over-papers.ts';
import { estimateRoutes } from './estimates/routes.ts';
import { tellNextPayment } from './estimates/tell-payments.ts';
import { planWhenSaleExpected } from './expected-sales/consumers.ts';
import { planWhenWorkExpected } from './expected-work/consumers.ts';
import { compareBooksWhenEarningsSummed } from './ledger-checks/consumers.ts';
import { toldDifferenceCount } from './ledger-checks/queries.ts';
import { ledgerCheckRoutes } from './ledger-checks/routes.ts';
import { licenseCheckRoutes } from './license-checks/routes.ts';
import { licenseRoutes } from './licenses/routes.ts';
import { mileageRoutes } from './mileage/routes.ts';
import { ownData } from './own-data/own-data.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { enterNextDue } from './recurring-entries/enter-due.ts';
import { recurringEntryRoutes } from './recurring-entries/routes.ts';
import { remindOfNext } from './reminders/remind.ts';
import { taxPlaceRoutes } from './state-taxes/routes.ts';
import { fileStatements, filingStatements } from './statements/file-statements.ts';
import { statementRoutes } from './statements/routes.ts';
import { taxRateRoutes } from './tax-rules/routes.ts';
import { draftSaleWhenEscrowReleased, draftSaleWhenServicePaidOutside } from './trade/consumers.ts';
import { saleDraftRoutes } from './trade/draft-routes.ts';
import { loadExchangeRatesCommand } from './trade/load-exchange-rates.ts';
import { tradeRateRoutes } from './trade/rate-routes.ts';
import { tradeRoutes } from './trade/routes.ts';

/** A reminder is of a day; it comes this much after the day began at most. */
const remindEvery = 60_000;

/** A statement that is not imported is kept for a day and this much at most. */
const sweepEvery = 3_600_000;

export const businessTools: Service<Config, Deps> = {
  name: 'business-tools',
  config: Config,
  knowsPeople: true,
  consumers: [
    keepPeopleWhenProfileChanged,
    keepTimeZoneWhenProfileChanged,
    refuseTokensWhenSessionRevoked,
    bookIncomeWhenEscrowReleased,
    reverseIncomeWhenEscrowRefunded,
    bookIncomeWhenServicePaidOutside,
    bookIncomeWhenSaleEarned,
    bookIncomeWhenTipGiven,
    bookIncomeWhenExpensePaid,
    reverseIncomeWhenSaleRefunded,
    draftSaleWhenEscrowReleased,
    draftSaleWhenServicePaidOutside,
    compareBooksWhenEarningsSummed,
    notePayoutWhenArrived,
    planWhenWorkExpected,
    planWhenSaleExpected,
    ...keepAppointmentsOfChildren,
    moveCashWhenBalanceMoved,
    filePaperWhenHandedOver,
    fileMoneyPaperWhenHandedOver,
    markPaperWhenVoided,
    markPaperWhenCertificateRevoked,
    markPaperWhenCertificateReissued,
    ...countAttendances,
    countHoursWhenCourseCompleted,
    takeHoursBackWhenCertificateRevoked,
    followWhenCertificateReissued,
    ...ownDataConsumers,
  ],
  ownData,
  takesLargeFiles: true,
  prepare: async (base) => ({ deps: base }),
  personWork: (deps) => ({
    [filingStatements]: (task) => fileStatements(deps, task),
    [takingOver]: (task) => takeOverPapers(deps, task),
  }),
  background: [
    { name: 'remind', every: remindEvery, run: remindOfNext },
    { name: 'tell-payments', every: remindEvery, run: tellNextPayment },
    { name: 'enter-recurring', every: remindEvery, run: enterNextDue },
    { name: 'sweep-statements', every: sweepEvery, run: sweepStatements },
    keepVaultJob,
    readTextsJob,
  ],
  gauges: ({ db }) => [
    {
      name: 'ledger_differences',
      help: 'People whose books differ from the ledger of the platform for a second night',
      read: () => toldDifferenceCount(db),
    },
  ],
  commands: { 'load-exchange-rates': loadExchangeRatesCommand },
  routes(app, deps) {
    licenseRoutes(app, deps);
    licenseCheckRoutes(app, deps);
    certificationRoutes(app, deps);
    ceRequirementRoutes(app, deps);
    calendarRoutes(app, deps);
    incomeRoutes(app, deps);
    deductionRoutes(app, deps);
    ownerEntryRoutes(app, deps);
    mileageRoutes(app, deps);
    recurringEntryRoutes(app, deps);
    bankStatementRoutes(app, deps);
    statementRuleRoutes(app, deps);
    taxRateRoutes(app, deps);
    taxPlaceRoutes(app, deps);
    estimateRoutes(app, deps);
    childEarningsRoutes(app, deps);
    statementRoutes(app, deps);
    documentRoutes(app, deps);
    documentPackRoutes(app, deps);
    documentShareRoutes(app, deps);
    receiptRoutes(app, deps);
    ledgerCheckRoutes(app, deps);
    saleDraftRoutes(app, deps);
    tradeRoutes(app, deps);
    tradeRateRoutes(app, deps);
  },
};
