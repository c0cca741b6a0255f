/** Federal limits of hours for young people where they are employed; a state may be stricter. */
export interface YouthHours {
  fromAge: number;
  toAge: number;
  text: string;
}

export const youthHoursSource = {
  source: 'US Department of Labor, 29 CFR 570.35 (child labor, nonagricultural)',
  asOf: '2026-11-01',
};

export const youthHours: readonly YouthHours[] = [
  {
    fromAge: 0,
    toAge: 13,
    text: 'Under 14 only casual work such as babysitting and yard help in private homes may be done.',
  },
  {
    fromAge: 14,
    toAge: 15,
    text: 'At 14 and 15 up to 3 hours on a school day and 18 in a school week may be worked, 8 and 40 without school, from 7 AM to 7 PM (until 9 PM from June 1 to Labor Day), and without power mowers.',
  },
  {
    fromAge: 16,
    toAge: 17,
    text: 'At 16 and 17 federal law sets no limit of hours; hazardous work may not be done.',
  },
];

/** The limits for a birth date on a day. */
export function youthHoursOn(dateOfBirth: string, day: string): YouthHours | undefined {
  const hadBirthday = day.slice(5) >= dateOfBirth.slice(5);
  const age = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4)) - (hadBirthday ? 0 : 1);
  return youthHours.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
}
