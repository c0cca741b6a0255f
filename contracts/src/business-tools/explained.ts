/** A value that went into a figure, by the name that its formula gives it. */
export interface Input {
  name: string;
  value: string;
}

/** One figure of an estimate or a statement, with how it came about: it opens on the screen (F14). */
export interface ExplainedLine {
  key: string;
  label: string;
  amountCents: number;
  formula: string;
  inputs: Input[];
  source: string;
  /** `YYYY-MM-DD` */
  asOf: string;
}
