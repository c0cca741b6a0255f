import type { Config } from '../config.ts';

/** The text of a message with a code, as the settings have it. */
export const codeText = (
  { GOTRUE_SMS_TEMPLATE: template }: Pick<Config, 'GOTRUE_SMS_TEMPLATE'>,
  code: string,
): string => template.replaceAll(/\{\{\s*\.Code\s*\}\}/g, code);
