import type { Tools } from './tools.ts';

/** What is done with the client, by the names of its methods; a step throws where something is not so. */
export type Steps = Record<string, (tools: Tools) => Promise<void>>;
