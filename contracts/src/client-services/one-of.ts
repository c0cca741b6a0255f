import { z } from 'zod';

export const oneOf = (values: readonly number[]) =>
  z.int().refine((value) => values.includes(value), 'Choose one of the values offered');
