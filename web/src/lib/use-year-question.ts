import { isUsualYear } from '@sidework/contracts/business-tools/periods';
import { useState } from 'react';
import { viewersToday } from './viewers-today.ts';

const usual = {
  /** Records are kept by years. */
  recorded: isUsualYear,
  issued: (year: number, current: number) => year <= current && year >= current - 60,
  coming: (year: number, current: number) => year >= current - 5 && year <= current + 20,
};
export type YearsOf = keyof typeof usual;

/** Asks once about a year that is rarely meant. `known` are the days that stand in the form at first. */
export function useYearQuestion(known: readonly string[] = []) {
  const [answered] = useState(() => new Set(known.map((day) => day.slice(0, 4))));
  return (day: string, years: YearsOf): string | undefined => {
    const year = day.slice(0, 4);
    const current = Number(viewersToday().slice(0, 4));
    if (!/^\d{4}$/.test(year) || answered.has(year) || usual[years](Number(year), current))
      return undefined;
    answered.add(year);
    return `${year} — is that right? Save again to keep it.`;
  };
}
