import { clientServicesProblems } from './client-services/problems.ts';
import { identityProblems } from './identity/problems.ts';
import { platformProblems } from './kernel/problems.ts';
import { marketplaceProblems } from './marketplace/problems.ts';
import { networkChatProblems } from './network-chat/problems.ts';

/** Every code a refusal can carry, with the text that travels as its `message`. Codes are never renamed or reused. */
export const problems = {
  ...platformProblems,
  ...identityProblems,
  ...marketplaceProblems,
  ...networkChatProblems,
  ...clientServicesProblems,
} as const;

export type ProblemCode = keyof typeof problems;
