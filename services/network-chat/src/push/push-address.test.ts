import { describe, expect, it } from 'vitest';
import { requirePushService } from './push-address.ts';

const services = ['https://fcm.googleapis.com', 'https://*.notify.windows.com'];

describe('the address of a browser', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://wns2-by3p.notify.windows.com/w/?token=a', true],
    ['https://notify.windows.com/w', false],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evil.example/?.notify.windows.com', false],
    ['https://evil.example#.notify.windows.com', false],
    ['https://evilnotify.windows.com/', false],
    ['https://user:word@fcm.googleapis.com/abc', false],
    ['https://169.254.169.254/latest', false],
    ['not an address', false],
  ])('%s: %s', (address, isOf) => {
    const ask = () => requirePushService(address, services);
    if (isOf) expect(ask).not.toThrow();
    else expect(ask).toThrow(expect.objectContaining({ code: 'unknown_push_service' }));
  });
});
