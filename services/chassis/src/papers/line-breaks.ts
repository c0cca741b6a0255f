const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts that write words without blanks between them. */
const unspaced =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|[\u3000-\u303f\uff00-\uffef]/u;
/** No line begins with closing marks, small kana, or marks that repeat or lengthen. */
const bound = /^[\p{Pe}\p{Pf}\p{Po}\u3005\u30fc\u301c\u3041-\u3049\u30a1-\u30a9っッゃゅょャュョ]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** A line may begin after a blank or a hyphen, and between words of scripts without blanks. */
export function breaksOf(paragraph: string): Set<number> {
  const breaks = new Set<number>();
  let before = '';
  for (const { segment, index } of words.segment(paragraph)) {
    const isApart = /\s$/.test(before) && !/^\s/.test(segment);
    const isHyphened = /[\p{L}\p{N}][-\u2010\u2013\u2014]$/u.test(paragraph.slice(0, index));
    const touches = unspaced.test(before.slice(-2)) || unspaced.test(segment.slice(0, 2));
    const isBound = bound.test(segment) || opening.test(before) || /^\s/.test(segment);
    if (isApart || ((isHyphened || touches) && !isBound)) breaks.add(index);
    before = segment;
  }
  return breaks;
}
