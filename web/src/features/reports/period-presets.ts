import { lastDayOf } from '@sidework/contracts/business-tools/periods';

export interface Days {
  from: string;
  to: string;
}

const monthDays = (year: number, month: number): Days => ({
  from: `${year}-${String(month).padStart(2, '0')}-01`,
  to: lastDayOf(year, month),
});
const partsOf = (today: string) => today.split('-').map(Number) as [number, number, number];

/** Usual periods, by the viewer's day. */
export const presets = {
  year_to_date: {
    label: 'Year to date',
    days: (today: string): Days => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  },
  this_month: {
    label: 'This month',
    days: (today: string): Days => {
      const [year, month] = partsOf(today);
      return monthDays(year, month);
    },
  },
  last_month: {
    label: 'Last month',
    days: (today: string): Days => {
      const [year, month] = partsOf(today);
      return month === 1 ? monthDays(year - 1, 12) : monthDays(year, month - 1);
    },
  },
  last_year: {
    label: 'Last year',
    days: (today: string): Days => {
      const [year] = partsOf(today);
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    },
  },
};

/** The usual period that these days are, or `days` for any others. */
export function presetOf({ from, to }: Days, today: string): string {
  const found = Object.entries(presets).find(([, { days }]) => {
    const usual = days(today);
    return usual.from === from && usual.to === to;
  });
  return found?.[0] ?? 'days';
}
