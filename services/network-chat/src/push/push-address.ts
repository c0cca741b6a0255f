import { unprocessable } from '@sidework/chassis/errors';

/**
 * Whether an address is of one of these push services, given as origins. A star stands for one or more labels of a host, as in
 * `https://*.notify.windows.com`: a browser names the address, and the server must not be led to other machines by it.
 */
function isOfPushService(address: string, services: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  return services.some((service) => {
    const [before = '', after] = service.split('*');
    if (after === undefined) return url.origin === service;
    const { origin } = url;
    return (
      origin.length > before.length + after.length &&
      origin.startsWith(before) &&
      origin.endsWith(after)
    );
  });
}

export function requirePushService(address: string, services: readonly string[]): void {
  if (!isOfPushService(address, services)) throw unprocessable('unknown_push_service');
}
