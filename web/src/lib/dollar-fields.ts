import { parseDollars } from '@sidework/contracts/kernel/money';

/** Errors of the fields in which something stands that is no amount of dollars. */
export function unreadableDollars<Name extends string>(
  typed: Record<Name, string>,
  ...names: Name[]
): Partial<Record<Name, string>> {
  const unreadable = names.filter((name) => {
    const text = typed[name].trim();
    return text !== '' && parseDollars(text) === undefined;
  });
  return Object.fromEntries(
    unreadable.map((name) => [name, 'Enter an amount in dollars, such as 450 or 450.50']),
  ) as Partial<Record<Name, string>>;
}
