import type { Tools } from './tools.ts';
import { administrationSteps } from './walk-administration.ts';
import { applicationSteps } from './walk-applications.ts';
import { codeSteps } from './walk-codes.ts';
import { factorSteps } from './walk-factors.ts';
import { providerSteps } from './walk-providers.ts';
import { sessionSteps } from './walk-sessions.ts';

/** What is done with the client, by the names of its methods; a step throws where something is not so. */
export type Steps = Record<string, (tools: Tools) => Promise<void>>;

/** Every method of the client, from where a person stands: the same steps in a browser and out of one. */
export const walk: Steps = {
  ...sessionSteps,
  ...codeSteps,
  ...factorSteps,
  ...administrationSteps,
  ...providerSteps,
  ...applicationSteps,
};
