import {
  type ContactModel,
  type KeptWeights,
  scoreOfPlaces,
  stepLetters,
  zeroLetter,
} from '@sidework/contracts/kernel/contact-model';
import { partsOf, placesBits, placesOf } from '@sidework/contracts/kernel/words-features';
import type { Writing } from './training-set.ts';

/* Logistic regression by AdaGrad. Nothing is left to chance, so the same texts give the same model. */

const rounds = 12;
const pace = 0.5;
const decay = 1e-3;

interface Row {
  isTry: boolean;
  parts: number[][];
}

const rowsOf = ({ tries, harmless }: Writing): Row[] =>
  [tries, harmless].flatMap((texts, at) =>
    texts.map((text) => ({ isTry: at === 0, parts: partsOf(text).map(placesOf) })),
  );

export function trainedOn(writings: readonly Writing[]): ContactModel {
  const rows = writings.flatMap(rowsOf);
  const weights = new Float32Array(2 ** placesBits);
  const squares = new Float32Array(2 ** placesBits).fill(1e-2);
  const model = { weights, bias: 0 };
  let biasSquares = 1;
  const shuffle = shuffleFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(rows);
    for (const row of rows) for (const part of learnedOf(model, row, round)) learn(part, row.isTry);
  }
  return model;

  function learn(part: number[], isTry: boolean) {
    const off = 1 / (1 + Math.exp(-scoreOfPlaces(model, part))) - (isTry ? 1 : 0);
    const share = off / Math.sqrt(part.length + 1);
    for (const place of part) {
      const weight = weights[place] ?? 0;
      const slope = share + decay * weight;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = weight - (pace * slope) / Math.sqrt(square);
    }
    biasSquares += off * off;
    model.bias -= (pace * off) / Math.sqrt(biasSquares);
  }
}

/** All parts of a harmless text are harmless; of a try, at first all are learned, then the one that scores most. */
function learnedOf(model: ContactModel, { isTry, parts }: Row, round: number): number[][] {
  if (!isTry || round === 0 || parts.length === 1) return parts;
  const scores = parts.map((part) => scoreOfPlaces(model, part));
  return parts.filter((_, at) => scores[at] === Math.max(...scores)).slice(0, 1);
}

function shuffleFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(rows: T[]) => {
    for (let last = rows.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [rows[last], rows[other]] = [rows[other] as T, rows[last] as T];
    }
  };
}

const mostSteps = 31;
/** The largest weights are cut, so that the steps of the others are fine. */
const cut = 200;

/** Rounded to a letter for each weight. */
export function kept({ weights, bias }: ContactModel): KeptWeights {
  const all = Array.from(weights);
  const [most = 1] = all
    .map(Math.abs)
    .toSorted((one, other) => other - one)
    .slice(cut);
  const step = most / mostSteps;
  const letterOf = (weight: number) => {
    const steps = Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
    return stepLetters[zeroLetter + steps] ?? '';
  };
  return {
    bias: Number(bias.toFixed(6)),
    step: Number(step.toFixed(8)),
    letters: all.map(letterOf).join(''),
  };
}
