import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeTheApp, type PageFiles } from './before-the-app.ts';

const pages: PageFiles[] = [
  ['^/jobs/?$', ['/assets/jobs.js', '/assets/jobs.css']],
  ['^/jobs/[^/]+/?$', ['/assets/job.js']],
];
const key = 'test.color-scheme';
const scheme = () => document.documentElement.dataset.mantineColorScheme;
const systemIs = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }));

beforeEach(() => systemIs(false));
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the script before the app', () => {
  it.each([
    ['/jobs', ['modulepreload /assets/jobs.js', 'preload /assets/jobs.css']],
    ['/jobs/', ['modulepreload /assets/jobs.js', 'preload /assets/jobs.css']],
    ['/jobs/42', ['modulepreload /assets/job.js']],
    ['/elsewhere', []],
  ])('asks at %s for the files of the page', (path, files) => {
    history.replaceState(null, '', path);
    beforeTheApp(pages, key);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map((link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual(files);
  });

  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['auto', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ])(
    'takes the choice %s, on a system whose being dark is %s, for %s',
    (chosen, dark, expected) => {
      if (chosen) localStorage.setItem(key, chosen);
      systemIs(dark);
      beforeTheApp(pages, key);
      expect(scheme()).toBe(expected);
    },
  );

  it('holds to the system where storage is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    systemIs(true);
    beforeTheApp(pages, key);
    expect(scheme()).toBe('dark');
    vi.unstubAllGlobals();
  });

  it('uses nothing from outside itself, since only its own text reaches the page', () => {
    const alone = new Function(`return (${beforeTheApp})`)() as typeof beforeTheApp;
    history.replaceState(null, '', '/jobs');
    alone(pages, key);
    expect(document.head.querySelectorAll('link')).toHaveLength(2);
  });
});
