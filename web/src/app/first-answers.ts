import { routes } from '../lib/paths.ts';

/** They are the first requests of a page, and start before the app could make them. */
export const firstAnswers: Record<string, string> = {
  [routes.jobs]: '/api/jobs',
};
