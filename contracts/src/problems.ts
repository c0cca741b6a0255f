import { platformProblems } from './kernel/problems.ts';
import { declarationOf, type platform, type ServiceName, serviceNames } from './platform.ts';

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void
  ? I
  : never;
type Problems = typeof platformProblems & Both<(typeof platform)[ServiceName]['problems']>;

/** Every code a refusal can carry, with the text that travels as its `message`. Codes are never renamed or reused. */
export const problems = Object.assign(
  {},
  platformProblems,
  ...serviceNames.map((service) => declarationOf(service).problems),
) as Problems;

export type ProblemCode = keyof typeof problems;
