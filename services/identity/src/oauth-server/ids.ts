import { z } from 'zod';

const Id = z.uuid();

/** The id in a path or a query, or nothing where it is none. */
export const idOf = (given: string | undefined): string | undefined => Id.safeParse(given).data;
