import type { Answer, Money, Step } from '@sidework/contracts/acceptance/money';
import { after, orders } from '@sidework/contracts/acceptance/money-model';
import { expect } from 'vitest';
import type { aDriver, Outcome, Sends } from './money-driver.ts';

/**
 * Has one, or two at once, act on a service, and gives what stands then by the model. Throws where no order of the steps
 * explains the answers and all that is kept, its history included.
 */
export async function take(
  driver: Awaited<ReturnType<typeof aDriver>>,
  money: Money,
  steps: Step[][],
  sends: Sends = 'once',
): Promise<{ money: Money; answers: Outcome[] }> {
  const how = { sends, isAlone: steps.length === 1 };
  const answers = await Promise.all(steps.map(([step]) => driver.act(step as Step, money, how)));
  const kept = await driver.kept();
  // The money of a payment that another ended never arrives.
  const taken = steps.map((each, index) => (answers[index] === 'ended' ? each.slice(0, 1) : each));
  const ended = steps.flatMap(([first], index) => (answers[index] === 'ended' ? [first] : []));
  const possible = possibleAfter(money, taken, answers).map((each) => withoutEnded(each, ended));
  const now = possible.find((each) => isKept(each, kept));
  if (now) return { money: now, answers };
  expect(kept, JSON.stringify({ steps, answers })).toMatchObject(shown(possible[0] ?? money));
  throw new Error(`no order explains ${JSON.stringify({ money, steps, answers })}`);
}

/** The states after each order in which all get the same answers. */
function possibleAfter(money: Money, steps: Step[][], answers: Outcome[]): Money[] {
  const [one = [], other = []] = steps;
  return orders(one, other).flatMap((order) => {
    let at = money;
    const told = new Map<Step, Answer>();
    for (const step of order) {
      const result = after(at, step);
      told.set(step, result.answer);
      at = result.money;
    }
    const isSo = steps.every(([first], index) => isAlike(told.get(first as Step), answers[index]));
    return isSo ? [at] : [];
  });
}

/** A payment that another ended is under way no more, or a later one of the same amount would be taken for it. */
function withoutEnded(money: Money, ended: (Step | undefined)[]): Money {
  const underWay = [...money.underWay];
  for (const step of ended)
    if (step?.do === 'begin-funding') underWay.splice(underWay.indexOf(step.cents), 1);
  return { ...money, underWay };
}

/** The model knows what is settled or withdrawn as absent; a door refuses it as what it was. */
function isAlike(expected: Answer | undefined, told: Outcome | undefined): boolean {
  if (told === 'unknown') return true;
  if (told === 'ended') return expected === 'done';
  if (expected === 'absent' || told === 'absent') return expected !== 'done' && told !== 'done';
  return expected === told;
}

const shown = ({ underWay, isPaidOutside, creditCents, ...rest }: Money) => rest;

function isKept(money: Money, kept: unknown): boolean {
  try {
    expect(kept).toMatchObject(shown(money));
    return true;
  } catch {
    return false;
  }
}
