import type { FilingStatus } from '@sidework/contracts/business-tools/filing';

/** `asOf` is the day on which the figure was last compared with its source. */
export interface Source {
  source: string;
  asOf: string;
}

/** The federal figures of one year in one version; all of them are dated data of the table `tax_rule_sets`. */
export interface RuleSet extends Source {
  year: number;
  version: number;
  figures: Figures;
}

type ByStatus = Record<FilingStatus, number>;

/** Amounts in cents, rates in percent. */
export interface Figures {
  bracketRates: number[];
  /** The last bracket has no bound. */
  bracketBounds: Record<FilingStatus, number[]>;
  standardDeduction: ByStatus;
  selfEmployment: {
    netEarningsShare: number;
    leastNetEarnings: number;
    socialSecurityRate: number;
    socialSecurityWageBase: number;
    medicareRate: number;
  };
  additionalMedicare: { rate: number; thresholds: ByStatus };
  /** Null where no source of the year's threshold was read; the deduction is then not estimated. */
  qualifiedBusinessIncome: {
    rate: number;
    thresholds: ByStatus;
    /** From 2026: the least that is deducted from so much business income on. */
    minimum?: { leastIncome: number; deduction: number };
  } | null;
  estimatedPayments: {
    leastExpectedTax: number;
    shareOfThisYear: number;
    shareOfLastYear: number;
    higherShareOfLastYear: number;
    higherShareAboveIncome: ByStatus;
  };
}
