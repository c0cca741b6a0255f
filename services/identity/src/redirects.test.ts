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

  it('goes by the site where that is not the public address', () => {
    const elsewhere = { ...config, GOTRUE_SITE_URL: 'https://www.example/app' };

    expect(allowedRedirect(elsewhere, 'https://www.example/in')).toBe('https://www.example/in');
    expect(redirectOrSite(elsewhere, 'https://sidework.example/')).toBe('https://www.example/app');
  });
});
