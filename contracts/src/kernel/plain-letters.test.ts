import { expect, it } from 'vitest';
import { inLetters, inPlainLetters, joined } from './plain-letters.ts';

it.each([
  ['accents', 'llámame mañana', 'llamame manana'],
  ['letters of other alphabets', 'Ѕnарchаt', 'Snapchat'],
  ['wide and styled letters', 'ｓｎａｐ 𝓼𝓷𝓪𝓹', 'snap snap'],
  ['digits in circles and keys', '⑨⑦③ 5️⃣5️⃣5️⃣', '973 555'],
  ['signs that are not seen', 'sn\u200bap', 'snap'],
])('%s become plain letters', (_, text, plain) => {
  expect(inPlainLetters(text)).toBe(plain);
});

it('letters with signs between them become a word', () => {
  expect(joined('my s.n.a.p is s n a p')).toBe('my snap is snap');
});

it('digits become letters in words alone', () => {
  expect(['sn4p', '5n4p', '1234', '$40'].map(inLetters)).toEqual(['snap', 'snap', '1234', '$40']);
});
