import { captionsText } from '@sidework/contracts/education-events/captions-text';
import { describe, expect, it } from 'vitest';
import { cuesOf } from './web-vtt.ts';

const one = '00:01.000 --> 00:03.500\nClose the first valve.';

describe('the cues of a WebVTT file', () => {
  it('are what is said and when, as plain text and in their order', () => {
    const file = [
      '\ufeffWEBVTT - Gauges',
      'STYLE\n::cue { color: red }',
      'NOTE for the editor',
      'second\n01:00:05.250 --> 01:00:09.000 align:start\n<v Ines>Below 1 psi &amp; falling,</v>\nit <b>failed</b>.',
      one,
    ];
    const cues = [
      { fromMs: 1_000, toMs: 3_500, text: 'Close the first valve.' },
      { fromMs: 3_605_250, toMs: 3_609_000, text: 'Below 1 psi & falling,\nit failed.' },
    ];
    expect(cuesOf(file.join('\r\n\r\n'))).toEqual(cues);
    expect(cuesOf(captionsText(cues))).toEqual(cues);
  });

  it.each([
    ['other captions', '1\n00:00:01,000 --> 00:00:03,000\nHello', 'first line has to be WEBVTT'],
    ['a word more', `WEBVTTs\n\n${one}`, 'first line has to be WEBVTT'],
    ['nothing more', 'WEBVTT\n', 'no captions'],
    ['a comma in a time', 'WEBVTT\n\n00:01,000 --> 00:02,000\nHello', 'Line 3 has to be a time'],
    ['words without a time', `WEBVTT\n\n${one}\n\nHello`, 'Line 6 has to be a time'],
    ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello', 'ends before'],
    ['a time after a day', 'WEBVTT\n\n25:00:00.000 --> 25:00:01.000\nHello', 'longest video'],
    ['a time without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>', 'says nothing'],
    ['too many words', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(501)}`, 'too long'],
    ['a line of marks', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'<'.repeat(400_000)}`, 'too long'],
  ])('are refused of a file with %s', (_, file, why) => {
    expect(() => cuesOf(file)).toThrow(why);
  });
});
