import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeTheApp } from './before-the-app.ts';

const answers = { '/jobs': '/api/jobs' };
const keys = { colorScheme: 'test.color-scheme', session: 'test.session', place: 'test.place' };
const run = () => beforeTheApp(answers, keys);
const askedAsFetch = () =>
  [...document.head.querySelectorAll('link')].find((link) => link.as === 'fetch');
const scheme = () => document.documentElement.dataset.mantineColorScheme;
const showsFirstFace = () => 'firstFace' in document.documentElement.dataset;
const systemIs = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }));

const appIsAskedFor = () => document.head.querySelector('script[src="/app.js"]') !== null;
/** The page has the app's scripts waiting; gives what tells of the first painting. */
function aPageWithWaitingScripts(): () => void {
  const template = document.createElement('template');
  template.id = 'app-scripts';
  template.innerHTML = '<script type="module" src="/app.js"></script>';
  document.head.append(template);
  let tell = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(painted: () => void) {
        tell = painted;
      }
      observe() {}
    },
  );
  return () => tell();
}

beforeEach(() => systemIs(false));
afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.firstFace;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the script before the app', () => {
  it('asks for the first answer of a visitor, as fetch will ask', () => {
    history.replaceState(null, '', '/jobs');
    run();
    expect(askedAsFetch()?.getAttribute('href')).toBe('/api/jobs');
    expect(askedAsFetch()).toHaveProperty('crossOrigin');
  });

  it.each(['/jobs?search=tap', '/jobs/42', '/elsewhere'])('asks for nothing at %s', (path) => {
    history.replaceState(null, '', path);
    run();
    expect(askedAsFetch()).toBeUndefined();
  });

  it('leaves the first answer of a person who is signed in to the app, which has the token', () => {
    localStorage.setItem(keys.session, '{}');
    history.replaceState(null, '', '/jobs');
    run();
    expect(askedAsFetch()).toBeUndefined();
  });

  it('shows the first face to a visitor of a plain address', () => {
    history.replaceState({ usr: null, key: 'default', idx: 0 }, '', '/auth');
    run();
    expect(showsFirstFace()).toBe(true);
  });

  it.each([
    ['somebody signed in', () => localStorage.setItem(keys.session, '{}')],
    ['who gave their place', () => sessionStorage.setItem(keys.place, '{}')],
    ['a link of a mail', () => history.replaceState(null, '', '/auth?token_hash=a')],
    ['a link to a part of the page', () => history.replaceState(null, '', '/#categories')],
    ['a reload of another tab of it', () => history.replaceState({ usr: { tab: 'b' } }, '')],
  ])('leaves the first face out for %s, since the app begins otherwise there', (_, arrange) => {
    history.replaceState(null, '', '/auth');
    arrange();
    run();
    expect(showsFirstFace()).toBe(false);
  });

  it('asks for the app once the first face is painted', () => {
    history.replaceState(null, '', '/auth');
    const paint = aPageWithWaitingScripts();
    run();
    expect(appIsAskedFor()).toBe(false);
    paint();
    expect(appIsAskedFor()).toBe(true);
  });

  it('asks for the app after a second where nothing is painted', () => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/auth');
    aPageWithWaitingScripts();
    run();
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(appIsAskedFor()).toBe(true);
  });

  it.each([
    ['somebody signed in', () => localStorage.setItem(keys.session, '{}')],
    ['an address that begins otherwise', () => history.replaceState(null, '', '/auth?a=b')],
    [
      'a window that nobody looks at',
      () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
    ],
  ])('asks for the app at once for %s', (_, arrange) => {
    history.replaceState(null, '', '/auth');
    arrange();
    aPageWithWaitingScripts();
    run();
    expect(appIsAskedFor()).toBe(true);
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
      if (chosen) localStorage.setItem(keys.colorScheme, chosen);
      systemIs(dark);
      run();
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
    run();
    expect(scheme()).toBe('dark');
    vi.unstubAllGlobals();
  });

  it('uses nothing from outside itself, since only its own text reaches the page', () => {
    const alone = new Function(`return (${beforeTheApp})`)() as typeof beforeTheApp;
    history.replaceState(null, '', '/jobs');
    alone(answers, keys);
    expect(askedAsFetch()).toBeDefined();
  });
});
