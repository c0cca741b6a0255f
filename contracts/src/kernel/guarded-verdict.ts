import { type Verdict, verdictOn } from './contact-details.ts';
import { type ContactModel, modelOf, scoreOf } from './contact-model.ts';
import { keptModel } from './contact-weights.ts';

let model: ContactModel | undefined;

/** A text waits from this score on; one that the rules doubt needs less. Chosen on texts of writers who were left out. */
const waitsFrom = { clear: 0.1, doubtful: -0.3 };

/**
 * The verdict where a guardian can be asked: the rules alone refuse, and the model says which other texts wait. It is for
 * servers, since the weights are large.
 */
export function guardedVerdictOn(text: string): Verdict {
  const verdict = verdictOn(text);
  if (verdict === 'contact') return 'contact';
  model ??= modelOf(keptModel);
  return withModel(verdict, text, model);
}

/** A model decides where the rules refuse nothing. */
export const withModel = (
  verdict: 'clear' | 'doubtful',
  text: string,
  weighing: ContactModel,
): Verdict => (scoreOf(weighing, text) >= waitsFrom[verdict] ? 'doubtful' : 'clear');
