import type { Steps } from './steps.ts';
import { administrationSteps } from './walk-administration.ts';
import { applicationSteps } from './walk-applications.ts';
import { codeSteps } from './walk-codes.ts';
import { factorSteps } from './walk-factors.ts';
import { providerSteps } from './walk-providers.ts';
import { sessionSteps } from './walk-sessions.ts';

/** Every method of the client, from where a person stands: the same steps in a browser and out of one. */
export const walk: Steps = {
  ...sessionSteps,
  ...codeSteps,
  ...factorSteps,
  ...administrationSteps,
  ...providerSteps,
  ...applicationSteps,
};
