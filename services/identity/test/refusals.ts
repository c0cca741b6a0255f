import { OauthRefusal } from '../src/refusals/oauth-refusal.ts';

/** Runs a rule and gives the code of its refusal, or `undefined` where it lets pass; the message follows where codes are shared. */
export function refusalOf(rule: () => unknown): string | undefined {
  try {
    rule();
    return undefined;
  } catch (error) {
    if (error instanceof OauthRefusal) return `${error.error}: ${error.message}`;
    const { code, message } = error as { code?: string; message: string };
    if (code === undefined) throw error;
    return code === 'validation_failed' ? `${code}: ${message}` : code;
  }
}
