import { describe, expect, it } from 'vitest';
import { weigherOf } from './weighed-words.ts';

const weigher = weigherOf([
  { weight: 3, of: 'colour ..0 home' },
  { weight: 2, of: 'live ..4 on ..0 Name' },
  { weight: 4, of: 'app ..2 handle|Name' },
  { weight: -3, of: 'paint ..5 home' },
]);

describe('the weight of a text', () => {
  it.each([
    ['adds up the signals that it has', 'I live in the blue house on Maple', 5],
    ['takes off what work has', 'Paint the blue house', 0],
    ['counts a signal once', 'a blue house and a red house', 3],
    ['asks for the order', 'a house that is blue', 0],
    ['asks for words that stand near', 'Instagram is what we all talk about, says Rosen', 0],
    ['stops at the end of a sentence', 'We use Instagram. Rosen mows.', 0],
    ['sees words in two languages', 'la casa azul y la blue house', 3],
    ['sees letters in disguise', '1nst4gr4m leo_mows', 4],
  ])('%s', (_, text, weight) => {
    expect(weigher.weigh(text)).toBe(weight);
  });
});
