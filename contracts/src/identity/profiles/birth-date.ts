/** Whole years on `today`; both are days, `YYYY-MM-DD`. A person born on 29 February has a birthday on 1 March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const longestLife = 120;

/** Neither in the future nor longer ago than anybody lives. */
export const isPossibleBirthDate = (birthDate: string, today: string) =>
  birthDate <= today && ageOn(birthDate, today) <= longestLife;
