import type { Cue } from './lesson-videos.ts';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Captions as a WebVTT file again. */
export const captionsText = (cues: readonly Cue[]) =>
  [
    'WEBVTT',
    ...cues.map(({ fromMs, toMs, text }) => {
      const words = text.replace(/[&<>]/g, (mark) => marks[mark] ?? mark);
      return `${stamp(fromMs)} --> ${stamp(toMs)}\n${words}`;
    }),
  ].join('\n\n');

const stamp = (ms: number) => new Date(ms).toISOString().slice(11, 23);
