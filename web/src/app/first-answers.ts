import { routes } from '../lib/paths.ts';

/** What a page first asks the server for when a visitor opens it; fetched before the app is there to ask. */
export const firstAnswers: Record<string, string> = {
  [routes.jobs]: '/api/jobs',
};
