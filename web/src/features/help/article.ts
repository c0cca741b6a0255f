import type { HelpTopic } from './topics.ts';

interface Part {
  heading: string;
  /** Paragraphs, or the steps of a numbered list. */
  lines: string[];
  isSteps?: true;
}

/** One answer of the help center. A number that the contracts name is taken from there. */
export interface Article {
  topic: HelpTopic;
  title: string;
  /** One sentence, shown in lists and under the title. */
  summary: string;
  /** Other words by which people look for it; not shown. */
  askedAs: string;
  parts: Part[];
  /** Pages on which the reader goes on. */
  links: { label: string; to: string }[];
}
