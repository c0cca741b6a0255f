/** Applications on a phone have addresses of their own kind; these kinds would run in this page. */
const harmful = new Set(['javascript:', 'data:', 'blob:', 'vbscript:', 'file:']);

export function leaveFor(url: string): void {
  if (!URL.canParse(url) || harmful.has(new URL(url).protocol))
    throw new Error('The application gave an address that cannot be gone to.');
  location.assign(url);
}
