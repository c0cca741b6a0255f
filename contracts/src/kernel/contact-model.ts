import { partsOf, placesOf } from './words-features.ts';

/** A table of weights, one for each place of a feature, and what is added to their sum. */
export interface ContactModel {
  weights: ArrayLike<number>;
  bias: number;
}

/** The score says how surely a part tells contact details: below 0 rather not. The root keeps long parts from weighing more. */
export function scoreOfPlaces({ weights, bias }: ContactModel, places: readonly number[]): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return bias + sum / Math.sqrt(places.length + 1);
}

/** Half of the places have a weight, so of letters that nothing was learned of about half are known by chance. */
const leastKnown = 0.7;

/** The score of each part of a text, and whether the model knows enough of the part to judge it. */
export const scoresOf = (model: ContactModel, text: string) =>
  partsOf(text).map((part) => {
    const places = placesOf(part);
    const known = places.filter((place) => model.weights[place]);
    return {
      score: scoreOfPlaces(model, places),
      isKnown: known.length >= leastKnown * places.length,
    };
  });

/** Each letter stands for a weight of so many steps: the first for the least one. */
export const stepLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The letter of no weight. */
export const zeroLetter = 32;

/** A letter for each weight. */
export interface KeptWeights {
  bias: number;
  step: number;
  letters: string;
}

/** A model as it is kept. */
export interface KeptModel extends KeptWeights {
  /** Tells of which texts it has learned. */
  trainedOn: string;
  /** Shares in percent of texts by writers whom a model had not learned. */
  measured: readonly { writer: string; seen: number; refused: number; waiting: number }[];
}

export function modelOf({ bias, step, letters }: KeptWeights): ContactModel {
  const steps = new Map([...stepLetters].map((letter, at) => [letter, (at - zeroLetter) * step]));
  return { bias, weights: Float32Array.from(letters, (letter) => steps.get(letter) ?? 0) };
}
