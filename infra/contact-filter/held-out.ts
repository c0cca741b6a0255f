import type { Verdict } from '@sidework/contracts/kernel/contact-details';
import { modelOf } from '@sidework/contracts/kernel/contact-model';
import { withModel } from '@sidework/contracts/kernel/guarded-verdict';
import { measured } from './measure.ts';
import { kept, trainedOn } from './train-model.ts';
import { writings } from './training-set.ts';

/** These writers did not know the rules. */
export const heldOut = ['second', 'unseen', 'blind'];

/** Shares in percent of a writer's texts, by a model that has learned nothing of this writer. */
export function measuredWithout(writer: string) {
  const left = writings.find((each) => each.writer === writer);
  const verdictOf = verdictsWithout(writer);
  const { seen } = measured(left?.tries ?? [], verdictOf);
  const { refused, waiting } = measured(left?.harmless ?? [], verdictOf);
  const rounded = Object.entries({ seen, refused, waiting }).map(([name, share]) => [
    name,
    Number(share.toFixed(1)),
  ]);
  return Object.fromEntries(rounded) as { seen: number; refused: number; waiting: number };
}

/** The verdicts of a model that has learned nothing of this writer. */
export function verdictsWithout(writer: string): (text: string) => Verdict {
  const model = modelOf(kept(trainedOn(writings.filter((each) => each.writer !== writer))));
  return (text) => withModel(text, model);
}
