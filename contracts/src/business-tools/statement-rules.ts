const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface Rule {
  words: string;
  isMoneyIn: boolean;
}

/** The rules as they are asked again and again: their words are folded once, and the longest stand first. */
export const sortedRules = <R extends Rule>(rules: readonly R[]): R[] =>
  rules
    .map((rule) => ({ ...rule, words: folded(rule.words) }))
    .sort((a, b) => b.words.length - a.words.length);

/** The rule whose words are in a description, out of sorted rules. */
export function ruleFor<R extends Rule>(
  description: string,
  isMoneyIn: boolean,
  rules: readonly R[],
): R | undefined {
  const text = folded(description);
  return rules.find((rule) => rule.isMoneyIn === isMoneyIn && text.includes(rule.words));
}
