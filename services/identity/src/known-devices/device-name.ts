import { parse } from 'bowser';

/** A browser in words that its owner knows it by, from what it says of itself. */
export function deviceName(userAgent: string | null): string {
  const { browser, os } = parse(userAgent || 'none');
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || 'Unknown device';
}
