import type { FilingStatus } from '@sidework/contracts/business-tools/filing';

export type ByStatus<T> = Record<FilingStatus, T>;
export type Rows<T> = [from: number, value: T][];

/** The incomes that a rule of a state may look at. */
export type IncomeName =
  | 'federal_agi'
  | 'state_agi'
  | 'state_taxable_income'
  | 'state_agi_less_exemptions';

export type Confidence = 'cited' | 'carried' | 'stated' | 'unknown';

/** Every figure names its source by a key of the rules' own sources. */
export interface Fact {
  source?: string | null;
  asOf?: string | null;
  confidence?: Confidence;
  note?: string;
}

interface Boundary {
  income: IncomeName;
  boundary: 'at_least' | 'over';
}

/** Rule by which an amount falls as income rises. */
export type PhaseOut = { income: IncomeName } & (
  | {
      kind: 'linear';
      start: ByStatus<number>;
      width: ByStatus<number>;
      reductionRoundedDownToCents?: number;
    }
  | {
      kind: 'steps';
      start: ByStatus<number>;
      incrementCents: ByStatus<number>;
      amountPerStepCents: ByStatus<number>;
      floor: ByStatus<number>;
      rounding: 'up' | 'down';
      perExemption?: boolean;
    }
  | {
      kind: 'step_fraction';
      start: ByStatus<number>;
      incrementCents: ByStatus<number>;
      fractionPerStep: string;
      rounding: 'up' | 'down';
    }
  | {
      kind: 'rate' | 'marginal_rate';
      tiers: ByStatus<Rows<string>>;
      perExemption?: boolean;
      atMost?: ByStatus<number>;
      maxReductionFraction?: string;
      fullReductionOverCents?: number;
    }
  | { kind: 'cliff'; atMost: ByStatus<number> }
);

/** The amount of an exemption is the row for the income. */
export type Table = Boundary & { rows?: Rows<number>; byStatus?: ByStatus<Rows<number>> };

export type Brackets = Fact &
  (
    | { method: 'flat'; rate: string }
    | { method: 'marginal'; byStatus: ByStatus<Rows<string>> }
    | {
        method: 'rate_times_income_less_amount';
        rates: Rows<string>;
        subtract: Rows<number>;
      }
  );

export type StandardDeduction = Fact &
  (
    | { kind: 'amount' | 'federal'; amounts: ByStatus<number>; phaseOut?: PhaseOut }
    | {
        kind: 'fraction_of_income';
        income: IncomeName;
        rate: string;
        min: ByStatus<number>;
        max: ByStatus<number>;
        phaseOut?: PhaseOut;
      }
    | { kind: 'none' }
  );

/** The exemption of the filers themselves is taken off the income or off the tax. */
export interface PersonalExemption extends Fact {
  kind?: 'none';
  as?: 'deduction' | 'credit' | 'credit_at_rate';
  amounts?: ByStatus<number>;
  table?: Table;
  rate?: string;
  count?: ByStatus<number>;
  phaseOut?: PhaseOut;
}

export type Deduction = Fact &
  (
    | ({
        kind: 'federal_income_tax';
        fraction?: string;
        fractionByIncome?: Rows<string>;
        cap?: ByStatus<number>;
        capByIncome?: ByStatus<Rows<number>>;
      } & Partial<Boundary>)
    | { kind: 'self_employment_tax'; fraction: string; capCents: number }
    | { kind: 'self_employment_tax_itemized'; fraction: string }
    | {
        kind: 'business_income';
        fraction: string | null;
        cap?: ByStatus<number>;
        rateAboveCap?: string;
      }
    | { kind: 'add_back_qbi'; over: ByStatus<number> }
    | {
        kind: 'add_back_federal_deduction';
        overCents: number;
        exempt: ByStatus<number>;
        itemizedOnly: boolean;
      }
  );

export type TaxAdjustment = Fact &
  (
    | {
        kind: 'steps_added_to_tax';
        income: IncomeName;
        start: ByStatus<number>;
        incrementCents: ByStatus<number>;
        amountPerStepCents: ByStatus<number>;
        maxCents: ByStatus<number>;
      }
    | {
        kind: 'new_york_recapture';
        overAgiCents: number;
        phaseInCents: number;
        base: ByStatus<Rows<number>>;
        benefit: ByStatus<Rows<number>>;
      }
    | { kind: 'minimum_tax'; income: IncomeName; overCents: number; rate: string }
  );

export type TaxCredit = Fact &
  (
    | ({ kind: 'fraction_of_tax'; byStatus: ByStatus<Rows<string>> } & Boundary)
    | { kind: 'utah_taxpayer_credit'; rate: string; phaseOut: PhaseOut }
    | ({ kind: 'per_exemption_by_income'; rows: Rows<number> } & Boundary)
    | { kind: 'fixed_nonrefundable'; amounts: ByStatus<number> }
    | {
        kind: 'tax_forgiveness';
        baseCents: number;
        marriedMultiplier: number;
        incrementCents: number;
        fractionLostPerIncrement: string;
      }
    | { kind: 'refundable_per_person'; amountCents: number }
    | { kind: 'fraction_of_tax_by_poverty_ratio'; name: string }
    | { kind: 'kicker' }
    | { kind: 'none' }
  );

export interface Surtax extends Fact {
  name: string;
  kind?: 'fixed';
  amountCents?: number;
  income?: IncomeName;
  byStatus?: ByStatus<Rows<string>>;
  rate?: string;
  over?: ByStatus<number>;
}

/** A tax of a city or county; a null rate is not known. */
export interface LocalTax extends Fact {
  name: string;
  kind:
    | 'brackets_on_state_taxable_income'
    | 'flat_on_state_taxable_income'
    | 'rate_of_row_on_whole_state_taxable_income'
    | 'share_of_state_tax'
    | 'flat_on_net_profit'
    | 'flat_on_local_earnings';
  rate?: string | null;
  byStatus?: ByStatus<Rows<string>>;
}

type Unknown = Fact & { value: null };

/** The rules of one state and year, as the data set has them. */
export interface StateRules {
  taxesIncome: Fact & { value: boolean };
  base:
    | (Fact & {
        start: 'federal_agi' | 'federal_taxable_income' | 'own_gross_income';
        halfSelfEmploymentTaxDeducted: boolean;
        qbiFractionDeducted: string;
      })
    | null;
  brackets: Brackets | Unknown | null;
  standardDeduction: StandardDeduction | Unknown | null;
  exemptions: { personal: PersonalExemption | null } | null;
  deductions: Deduction[];
  noTaxIf:
    | (Fact & { income: IncomeName; atMost?: ByStatus<number>; below?: ByStatus<number> })
    | null;
  taxAdjustments: TaxAdjustment[];
  taxCredits: TaxCredit[];
  surtaxes: Surtax[];
  businessTaxes: (Fact & { name: string })[];
  localTaxes: LocalTax[] | Unknown;
  notes: string[];
}
