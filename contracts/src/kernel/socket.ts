import type { z } from 'zod';

/** A socket, stated once: the frames it takes and gives, as JSON texts, and the codes that it is closed with. */
export interface Socket {
  /** The outer path, as a browser opens it. */
  url: string;
  schema: {
    summary: string;
    takes: z.ZodType;
    gives: z.ZodType;
    closes: Record<number, string>;
  };
}
