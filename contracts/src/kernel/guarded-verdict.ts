import { type Verdict, weighed } from './contact-details.ts';
import { type ContactModel, modelOf, scoresOf } from './contact-model.ts';
import { keptModel } from './contact-weights.ts';

let model: ContactModel | undefined;

/** A text waits from this score on; one that the rules doubt needs less. Chosen on texts of writers who were left out. */
const waitsFrom = { clear: 0.1, doubtful: -0.3 };

/**
 * The verdict where a guardian can be asked: the rules alone refuse, and the model says which other texts wait. It is for
 * servers, since the weights are large.
 */
export function guardedVerdictOn(text: string): Verdict {
  model ??= modelOf(keptModel);
  return withModel(text, model);
}

/** A model decides where the rules refuse nothing and are not sure; they decide alone where the model knows too little. */
export function withModel(text: string, weighing: ContactModel): Verdict {
  const { verdict, isSure } = weighed(text);
  if (verdict === 'contact' || isSure) return verdict;
  const waits = scoresOf(weighing, text).some(({ score, isKnown }) =>
    isKnown ? score >= waitsFrom[verdict] : verdict === 'doubtful',
  );
  return waits ? 'doubtful' : 'clear';
}
