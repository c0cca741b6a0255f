import type { Tools } from './tools.ts';
import { walk } from './walk.ts';

type Given = Record<`tool_${string}`, unknown>;

/** The walk as a page takes it: what it needs of the world was put beside it. */
Object.assign(globalThis, {
  async walkStep(name: string): Promise<string | null> {
    const names = [
      'url',
      'redirectTo',
      'serviceToken',
      'message',
      'totp',
      'signInAtProvider',
      'idToken',
      'visit',
    ];
    const entries = names.map((each) => [each, (globalThis as Given)[`tool_${each}`]]);
    try {
      await walk[name]?.(Object.fromEntries(entries) as Tools);
      return null;
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
  },
});
