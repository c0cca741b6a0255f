import { z } from 'zod';

/** `CORPUS_FILES=1000 CORPUS_SEED=7`: how many files the corpus of uploads has, and which are chosen. */
export const { CORPUS_FILES: corpusFiles, CORPUS_SEED: corpusSeed } = z
  .object({
    CORPUS_FILES: z.coerce.number().int().min(300).default(300),
    CORPUS_SEED: z.coerce.number().int().default(1),
  })
  .parse(process.env);
