import { describe, expect, it } from 'vitest';
import { allowedRedirect, redirectOrSite } from './redirects.ts';

const config = {
  PUBLIC_URL: 'https://sidework.example',
  GOTRUE_SITE_URL: undefined,
  GOTRUE_URI_ALLOW_LIST: [
    'https://app.example/*',
    'https://*.preview.example/**',
    'sidework://callback',
    'https://one.example/?/in',
    'http://localhost:*/**',
    'https://open.example**',
    'https://192.0.2.7/**',
    'com.example.app:/back',
  ],
};

describe('a redirect', () => {
  it.each([
    'https://sidework.example',
    'https://sidework.example/auth?next=/jobs#top',
    'https://app.example/welcome',
    'https://pr7.preview.example/deep/er/page',
    'sidework://callback',
    'https://one.example/a/in',
    'https://app.example:443/welcome?next=a#top',
    'https://PR7.preview.example/x?to=https://evil.example/#y',
    'http://localhost:5173/back',
    'https://open.example/anything?x',
    'https://open.example:8443/anything',
    'https://192.0.2.7/in',
    'com.example.app:/back',
  ])('may lead to %s', (asked) => {
    expect(allowedRedirect(config, asked)).toBe(asked);
    expect(redirectOrSite(config, asked)).toBe(asked);
  });

  it.each([
    undefined,
    '',
    'ada@example.com',
    '/relative',
    '//sidework.example/x',
    'http://sidework.example/',
    'https://sidework.example:444/',
    'https://sidework.example.evil.example/',
    'https://sidework.example@evil.example/',
    'https://ada:secret@sidework.example/',
    'https://evil.example\\@sidework.example/',
    'https://sidework.example/\nhttps://evil.example',
    'https://app.example/deep/er',
    'https://a.b.preview.example/page',
    'https://one.example/ab/in',
    'https://one.example/a/in?x',
    'https://134744072?.preview.example/x',
    'https://0x08080808#.preview.example/x',
    'https://[2001:db8::1]?.preview.example/x',
    'https://evil.example/.preview.example/x',
    'https://evil.example#.preview.example/x',
    'https://app.example:8443/welcome',
    'http://app.example/welcome',
    'https://app.example/a/../b/c',
    'https://open.example.evil.example/',
    'https://openxexample/',
    'http://localhost.evil.example:80/x',
    'https://192.0.2.8/in',
    'sidework://other',
    'com.example.app:/back/further',
    'javascript:alert(1)',
    'sidework://callback.evil',
    'data:text/html,hello',
  ])('does not lead to %j', (asked) => {
    expect(allowedRedirect(config, asked)).toBeUndefined();
    expect(redirectOrSite(config, asked)).toBe('https://sidework.example');
  });

  it('never runs a script, even where everything is allowed', () => {
    const everything = { ...config, GOTRUE_URI_ALLOW_LIST: ['**'] };

    expect(allowedRedirect(everything, 'https://anywhere.example/x')).toBeDefined();
    expect(allowedRedirect(everything, 'javascript:alert(1)')).toBeUndefined();
  });

  it.each([
    ['https://8.8.8.8/x', false],
    ['https://134744072/x', false],
    ['https://[2001:db8::1]/x', false],
    ['http://127.0.0.1:5173/x', true],
    ['http://[::1]:5173/x', true],
  ])('by a pattern for any name goes to %s: %s', (asked, isAllowed) => {
    for (const glob of ['**', 'http*://**:*/**', 'https://**']) {
      const any = { ...config, GOTRUE_URI_ALLOW_LIST: [glob] };
      expect(allowedRedirect(any, asked) !== undefined, glob).toBe(
        isAllowed && glob !== 'https://**',
      );
    }
  });

  it('goes to no other application where the site is one', () => {
    const app = { ...config, GOTRUE_SITE_URL: 'sidework://in' };

    expect(allowedRedirect(app, 'evil://in')).toBeUndefined();
    expect(redirectOrSite(app, 'evil://in')).toBe('sidework://in');
  });

  it('goes by the site where that is not the public address', () => {
    const elsewhere = { ...config, GOTRUE_SITE_URL: 'https://www.example/app' };

    expect(allowedRedirect(elsewhere, 'https://www.example/in')).toBe('https://www.example/in');
    expect(redirectOrSite(elsewhere, 'https://sidework.example/')).toBe('https://www.example/app');
  });
});
