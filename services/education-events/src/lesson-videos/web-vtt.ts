import { AppError } from '@sidework/chassis/errors';
import type { Cue } from '@sidework/contracts/education-events/lesson-videos';
import { limits } from '@sidework/contracts/education-events/limits';

interface Line {
  text: string;
  /** As editors count them. */
  number: number;
}

/** Marks of voices and classes come on top of what is said. */
const mostOfLine = 2 * limits.cue;

const times =
  /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:[ \t].*)?$/;

/**
 * The cues of a WebVTT file in the order of their time. Notes, styles, regions and places are left out: only what is said
 * and when is kept, as plain text.
 */
export function cuesOf(file: string): Cue[] {
  const [head, ...blocks] = blocksOf(file);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(head?.[0]?.text ?? ''))
    throw refused('These captions are not WebVTT: the first line has to be WEBVTT.');
  const cues = blocks.filter((block) => !isAside(block)).map(toCue);
  if (cues.length === 0) throw refused('There are no captions in this file.');
  if (cues.length > limits.cues) throw refused(`There are more than ${limits.cues} captions.`);
  return cues.sort((one, other) => one.fromMs - other.fromMs);
}

function blocksOf(file: string): Line[][] {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const blocks: Line[][] = [[]];
  lines.forEach((text, at) => {
    if (text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ text, number: at + 1 });
  });
  return blocks.filter(({ length }, at) => at === 0 || length > 0);
}

const isAside = ([first]: Line[]) => /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first?.text ?? '');

/** A name may stand before the time. */
function toCue(block: Line[]): Cue {
  const [first, second] = block;
  const isNamed = !first?.text.includes('-->');
  const time = isNamed ? second : first;
  const [, from, to] = times.exec(time?.text.trim() ?? '') ?? [];
  const number = time?.number ?? first?.number ?? 0;
  if (!from || !to) throw refused(`Line ${number} has to be a time, like 00:05.000 --> 00:09.000.`);
  const [fromMs, toMs] = [msOf(from), msOf(to)];
  if (toMs <= fromMs) throw refused(`The caption in line ${number} ends before it begins.`);
  if (toMs > 1_000 * limits.videoSeconds)
    throw refused(`The caption in line ${number} comes after the longest video.`);
  if (block.some((line) => line.text.length > mostOfLine))
    throw refused(`The caption in line ${number} is too long.`);
  const text = textOf(block.slice(isNamed ? 2 : 1));
  if (text === '') throw refused(`The caption in line ${number} says nothing.`);
  if (text.length > limits.cue) throw refused(`The caption in line ${number} is too long.`);
  return { fromMs, toMs, text };
}

function msOf(time: string): number {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').map(Number).reverse();
  return Math.round(1_000 * (seconds + 60 * minutes + 3_600 * hours));
}

const letters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200e',
  rlm: '\u200f',
};

const textOf = (lines: Line[]) =>
  lines
    .map(({ text }) => text.replace(/<[^>]*>/g, '').trim())
    .filter((text) => text !== '')
    .join('\n')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => letters[name] ?? '')
    .trim();

const refused = (why: string) => new AppError('unprocessable', 'captions_unreadable', why);
