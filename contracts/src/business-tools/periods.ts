/** The year, or a quarter of it, that a statement or an estimate is about. */
export const periods = ['annual', 'Q1', 'Q2', 'Q3', 'Q4'] as const;
export type Period = (typeof periods)[number];

const firstReportYear = 2021;
const firstTaxYear = 2023;

const yearsBackTo = (first: number, current: number) =>
  Array.from({ length: Math.max(1, current - first + 1) }, (_, index) => current - index);

/** The years that can be reported on, the current one first (D-75). */
export const reportYears = (current: number) => yearsBackTo(firstReportYear, current);

/** Whether a record of that year needs no question: the filters offer it even where there is none yet. */
export const isUsualYear = (year: number, current: number) => reportYears(current).includes(year);

/** The years that a filter offers: those that can be reported on, and others that records have. */
export const yearsOffered = (current: number, ofRecords: readonly number[]) =>
  [...new Set([...reportYears(current), ...ofRecords])].sort((a, b) => b - a);

/** The years that tax can be estimated for, the current one first (D-75). */
export const taxYears = (current: number) => yearsBackTo(firstTaxYear, current);

export type Quarter = 1 | 2 | 3 | 4;

/** The quarter of a local day, `YYYY-MM-DD`. */
export const quarterOf = (day: string): Quarter =>
  (Math.floor((Number(day.slice(5, 7)) - 1) / 3) + 1) as Quarter;

/** The first and the last month of a period, from 1 to 12. */
export function monthsOf(period: Period): [first: number, last: number] {
  if (period === 'annual') return [1, 12];
  const quarter = Number(period.slice(1));
  return [quarter * 3 - 2, quarter * 3];
}

/** The last day of a month, `YYYY-MM-DD`. */
export const lastDayOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** `2026 Annual` or `2026 Q3` (D-76). */
export const periodTitle = (year: number, quarter: number | null) =>
  `${year} ${quarter === null ? 'Annual' : `Q${quarter}`}`;
