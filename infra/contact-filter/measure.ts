import type { Verdict } from '@sidework/contracts/kernel/contact-details';

/** Words that Spanish has and English has not. */
const spanish =
  /[ñ¿¡áéíóú]|\b(?:el|la|los|las|mi|tu|que|por|con|una|para|te|del|cel|soy|en|y|es)\b/giu;
const english =
  /\b(?:the|and|is|my|your|you|i|to|of|for|it|with|at|on|we|a|in|this|that|have|can|are|be|will)\b/gi;

const isSpanish = (text: string): boolean =>
  (text.match(spanish)?.length ?? 0) > (text.match(english)?.length ?? 0);

const percent = (part: number, of: number): number => (of === 0 ? 0 : (100 * part) / of);

/** Shares of texts in percent. Of tries, those that are seen are refused or wait. */
export function measured(texts: readonly string[], verdictOf: (text: string) => Verdict) {
  const verdicts = texts.map(verdictOf);
  const share = (verdict: Verdict) =>
    percent(verdicts.filter((each) => each === verdict).length, texts.length);
  const [refused, waiting] = [share('contact'), share('doubtful')];
  return { count: texts.length, seen: refused + waiting, refused, waiting };
}

function lineOf(what: string, { count, ...shares }: ReturnType<typeof measured>): string {
  const shown = Object.entries(shares).map(([name, share]) => `${name} ${share.toFixed(1)} %`);
  return [what.padEnd(28), String(count).padStart(5), ...shown].join('  ');
}

/** Lines of one writer's texts: all, those in English, those in Spanish. */
export const linesOf = (
  what: string,
  texts: readonly string[],
  verdictOf: (text: string) => Verdict,
): string[] =>
  [
    { of: what, texts },
    { of: `${what}, English`, texts: texts.filter((text) => !isSpanish(text)) },
    { of: `${what}, Spanish`, texts: texts.filter(isSpanish) },
  ].map((each) => lineOf(each.of, measured(each.texts, verdictOf)));
