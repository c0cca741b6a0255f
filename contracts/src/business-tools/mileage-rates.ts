/** A standard rate of the IRS for business miles: tenths of a cent a mile, of the days from `from` until `until`. */
export interface MileageRate {
  from: string;
  until: string;
  tenthsOfCent: number;
  source: string;
}

const mileageRates: readonly MileageRate[] = [
  { from: '2021-01-01', until: '2021-12-31', tenthsOfCent: 560, source: 'IRS Notice 2021-02' },
  { from: '2022-01-01', until: '2022-06-30', tenthsOfCent: 585, source: 'IRS Notice 2022-03' },
  {
    from: '2022-07-01',
    until: '2022-12-31',
    tenthsOfCent: 625,
    source: 'IRS Announcement 2022-13',
  },
  { from: '2023-01-01', until: '2023-12-31', tenthsOfCent: 655, source: 'IRS Notice 2023-03' },
  { from: '2024-01-01', until: '2024-12-31', tenthsOfCent: 670, source: 'IRS Notice 2024-08' },
  { from: '2025-01-01', until: '2025-12-31', tenthsOfCent: 700, source: 'IRS Notice 2025-05' },
  { from: '2026-01-01', until: '2026-12-31', tenthsOfCent: 725, source: 'IRS Notice 2026-10' },
];

/** The rate of a day; undefined where the IRS has published none that is known here. */
export const mileageRateOf = (day: string): MileageRate | undefined =>
  mileageRates.find(({ from, until }) => from <= day && day <= until);

/** The deduction for a distance in tenths of a mile, rounded to the cent. */
export const mileageCents = (tenthsOfMile: number, { tenthsOfCent }: MileageRate): number =>
  Math.round((tenthsOfMile * tenthsOfCent) / 100);

/** `$0.725`, as the IRS writes a rate. */
export const rateText = ({ tenthsOfCent }: MileageRate): string =>
  `$${(tenthsOfCent / 1_000).toFixed(3).replace(/0$/, '')}`;
