import type { Tools } from './tools.ts';

/** Steps of a walk by the names of the client's methods; a step throws if something is wrong. */
export type Steps = Record<string, (tools: Tools) => Promise<void>>;
