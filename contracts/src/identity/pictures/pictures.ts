import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Pictures of people have names that cannot be guessed; a changed picture has another name. */
export const servedAvatar = endpoint({
  method: 'GET',
  url: '/avatars/:name',
  origin: 'files',
  schema: {
    summary: 'The uploaded picture of a person, as WebP',
    params: z.object({ name: z.string().regex(/^[\w-]{32}\.webp$/) }),
    response: { 200: z.any() },
  },
});
