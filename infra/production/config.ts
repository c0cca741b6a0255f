import { isAbsolute, join } from 'node:path';
import { checkout } from '../local/checkout.ts';

/** Reads the settings of `make production`. */
export function readCommand() {
  const { DO, CONFIRM, ENV } = process.env;
  const file = ENV || 'production.env';
  return {
    words: (DO || 'up').split(' ').filter(Boolean),
    confirmed: CONFIRM,
    /** The file that keeps the operator's settings. */
    file: isAbsolute(file) ? file : join(checkout, file),
  };
}
