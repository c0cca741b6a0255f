import { contactSignals } from './contact-signals.ts';
import { inPlainLetters, joined } from './plain-letters.ts';
import { hidesNumber, spellsNumber } from './spelled-numbers.ts';
import { leadsElsewhere } from './ways-around.ts';
import { weigherOf } from './weighed-words.ts';

/*
 * Finds ways to reach a person in texts between a child and an adult: numbers, addresses, accounts elsewhere and streets. It
 * stops what is written without thinking. A person who writes around it on purpose is seen by guardians and moderators.
 */

const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '(?:(?:19|20)\\d\\d|\\d\\d)';

/** Their letters and digits say nothing. */
const ids = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;

/** A rank is no number to ring: `my number one tip`. */
const ranks =
  /\bnumber one (?=(?:tip|trick|rule|thing|reason|choice|pick|fan|favou?rite|priority|question|goal|worry|problem)\b)/gi;

/** Days, times and prices: their digits are no number to ring. */
const otherNumbers = [
  /\b(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}\b/g,
  new RegExp(
    `\\b(?:${month}([-./])${day}\\1${year}|${day}([-./])${month}\\2${year})\\b(?![-.]\\d)`,
    'g',
  ),
  /\b\d{1,2}[:.]\d\d(?=\s*(?:[ap]\.?m\b|o'clock))/gi,
  /\b\d{1,2}:\d\d\b/g,
  /\bISBN[\s:]*[\d-]{9,}/gi,
  /[$€£]\s?\d[\d,.]*(?:\s?[-–]\s?[$€£]?\d[\d,.]*)?/g,
];

const units =
  '(?!\\s*(?:sq|square|ft|feet|foot|in|inch(?:es)?|yards?|yd|m|cm|mm|lbs?|pounds?|kg|gal(?:lons?)?|steps|miles?|dollars?|usd|bucks|cents|words|pages|leaves|photos|pictures|bags)\\b)';

/** Written out, so that no digit is seen. */
const digitWord = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';

const numbersToRing = [
  /(?<![\d$€£.,])(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.\-–/]{0,2}\d{3}[\s.\-–]{0,2}\d{4}(?!\d)/,
  new RegExp(`(?<![\\d$€£.,-])\\d{3}[-.–]\\d{4}(?![\\d-])${units}`),
  /\+\s?\d(?:[\s().-]{0,2}\d){6,}/,
  /(?<!\d)\d(?:[\s().\-–]{0,2}\d){9,}/,
  new RegExp(`\\b${digitWord}(?:[\\s,.-]+${digitWord}){6,}\\b`, 'i'),
];

const domains = 'com|net|org|edu|gov|info|biz|io|app|dev|gg|tv|xyz|ly|example|co\\.uk|co|ca';

const addresses = [
  /-?\d{1,3}\.\d{3,}\s*(?:,|and|y)\s*-?\d{1,3}\.\d{3,}/,
  /@[\p{L}_]/u,
  /[\w.+-]@\w+\.\p{L}{2}/u,
  /\w\s?[([{]\s?at\s?[)\]}]\s?\w/i,
  /\b\w+ at \w+ dot \w{2,}/i,
  /:\/\//,
  /\bwww\./i,
  new RegExp(`[\\p{L}\\d-]\\.(?:${domains})(?![\\p{L}\\d])`, 'iu'),
  /\b[\w-]{2,}\.[a-z]{2,6}\/[\w@]/i,
  /\b(?:snap(?:chat)?|insta(?:gram)?|whats ?app|telegram|discord|tik ?tok|kik|skype)\s*[:=]\s*\S/i,
];

/** No name of a street: `2 hours each way`, `5 minutes on the road`. */
const noName =
  '(?!(?:o[fnr]|in|at|the|an?|per|each|every|from|to|and|for|with|by|my|your|our|this|that|is|more|other|old|big|long|times?|hours?|hrs?|min(?:ute)?s?|days?|weeks?|months?|years?|miles?|feet|foot|ft|inch(?:es)?|yards?|met(?:er|re)s?|lawns?|dogs?|cats?|houses?|blocks?|cars?|trees?|bags?|rooms?|windows?|dollars?|bucks|[ap]m|x|sq|people|kids|children|families|percent)\\b)';
const houseNumber =
  '\\b\\d{1,5}[a-z]?(?:\\s*-\\s*\\d{1,5})?,?\\s+(?:[nsew]\\.?\\s+|(?:north|south|east|west)\\s+)?';
const ordinal = '\\d{1,3}(?:st|nd|rd|th)';

const streets = [
  new RegExp(
    `${houseNumber}(?:${noName}(?:[\\p{L}'’.-]{2,}|${ordinal})\\s+){1,3}(?:street|avenue|road|boulevard|lane|st|ave|rd|ln|blvd)\\b`,
    'iu',
  ),
  // Words of other meanings too: they count where they are written as names are.
  new RegExp(
    `\\b\\d{1,5}[A-Za-z]?,?\\s+(?:[NSEW]\\.?\\s+)?(?:(?:\\p{Lu}[\\p{L}'’.-]*|${ordinal})\\s+){1,3}(?:Drive|Dr|Court|Ct|Place|Pl|Way|Terrace|Ter|Circle|Cir|Square|Sq|Parkway|Pkwy|Highway|Hwy|Trail)\\b`,
    'u',
  ),
  new RegExp(`${houseNumber}broadway\\b`, 'i'),
];

export type Verdict = 'clear' | 'doubtful' | 'contact';

const weigher = weigherOf(contactSignals);
/** From these weights on. */
const weightOf = { doubtful: 5, contact: 14, hiddenNumber: 6, wayAround: 8, sureDoubt: 12 };

/** The verdict of the rules; a sure doubt is one that words which sound harmless do not take back. */
interface Weighed {
  verdict: Verdict;
  isSure: boolean;
}

/** How surely a text says how to reach a person, or draws a child away from those who look after it. */
export const verdictOn = (text: string): Verdict => weighed(text).verdict;

export function weighed(text: string): Weighed {
  const plain = inPlainLetters(text).replace(ids, ' ').replace(ranks, ' ');
  if (isPlainlyContact(plain)) return { verdict: 'contact', isSure: true };
  const hidden =
    (leadsElsewhere(plain) ? weightOf.wayAround : 0) +
    (hidesNumber(plain) ? weightOf.hiddenNumber : 0);
  const weight = weigher.weigh(joined(plain)) + hidden;
  if (weight >= weightOf.contact) return { verdict: 'contact', isSure: true };
  if (weight < weightOf.doubtful) return { verdict: 'clear', isSure: false };
  return { verdict: 'doubtful', isSure: hidden > 0 && weight >= weightOf.sureDoubt };
}

function isPlainlyContact(plain: string): boolean {
  const withoutOthers = otherNumbers.reduce((left, numbers) => left.replace(numbers, '#'), plain);
  return (
    numbersToRing.some((number) => number.test(withoutOthers)) ||
    spellsNumber(plain) ||
    [...addresses, ...streets].some((shape) => shape.test(plain))
  );
}

/** Tells whether a text holds contact details or may hold them; a text that no guardian can be asked about is refused for either. */
export const saysHowReached = (text: string): boolean => verdictOn(text) !== 'clear';

/** How much of several texts is weighed, from their end: a verdict takes a millisecond for 2,000 characters. */
const mostTogether = 8_000;

/** Says whether texts in their order plainly say how a person is reached, though none of them does so alone. */
export const tellTogether = (texts: string[]): boolean =>
  verdictOn(texts.join(' ').slice(-mostTogether)) === 'contact';
