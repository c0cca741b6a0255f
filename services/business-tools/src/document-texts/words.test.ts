import { describe, expect, it } from 'vitest';
import { textOfXml, wordsToFind } from './words.ts';

describe('words of a file', () => {
  it.each([
    ['each once', 'roof  roof\n\tlease roof', 'roof lease'],
    ['without signs that are no letters', 'a\u0000b', 'a b'],
    ['in their usual form', '\uFB01le', 'file'],
    ['cut where they are too long', 'x'.repeat(99), 'x'.repeat(60)],
  ])('are kept %s', (_, text, words) => {
    expect(wordsToFind(text)).toBe(words);
  });

  it('are no more than a search can hold', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => `word${index}`).join(' ');
    expect(wordsToFind(many).length).toBeLessThanOrEqual(60_000);
  });

  it.each([
    ['runs of one word', '<w:p><w:r><w:t>Ra</w:t></w:r><w:r><w:t>ven</w:t></w:r></w:p>', 'Raven '],
    ['paragraphs', '<w:p>one</w:p><w:p>two</w:p>', 'one two '],
    ['cells', '<si><t>Elm</t></si><si><t>Road</t></si>', 'Elm Road '],
    ['signs with a name', '<w:t>Smith &amp; Co &#65;&#x42;</w:t>', 'Smith & Co AB'],
  ])('of Office are told by %s', (_, xml, text) => {
    expect(textOfXml(xml)).toBe(text);
  });
});
