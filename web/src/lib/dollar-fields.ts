import { aboveMaxCents } from '@sidework/contracts/kernel/amount-limit';
import { maxCents, parseDollars } from '@sidework/contracts/kernel/money';

type Faults<Name extends string> = Partial<Record<Name, string>>;

function faultsBy<Name extends string>(
  faultOf: (typed: string) => string | undefined,
  typed: Record<Name, string>,
  names: Name[],
) {
  const given = names.filter((name) => typed[name].trim() !== '');
  const faults = given.map((name) => [name, faultOf(typed[name])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault)) as Faults<Name>;
}

const unreadable = (typed: string) =>
  parseDollars(typed) === undefined
    ? 'Enter an amount in dollars, such as 450 or 450.50'
    : undefined;

/** Errors of the fields in which something stands that is no amount. */
export const unreadableAmounts = <Name extends string>(
  typed: Record<Name, string>,
  ...names: Name[]
): Faults<Name> => faultsBy(unreadable, typed, names);

/** Errors of the fields in which something stands that is no amount of dollars, or one above the limit. */
export const faultyDollars = <Name extends string>(
  typed: Record<Name, string>,
  ...names: Name[]
): Faults<Name> =>
  faultsBy(
    (text) =>
      unreadable(text) ?? ((parseDollars(text) ?? 0) > maxCents ? aboveMaxCents : undefined),
    typed,
    names,
  );
