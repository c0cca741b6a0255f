/* Pages use these parts of a browser that jsdom lacks. */

import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';
import { patience } from './patience.ts';

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: patience.timeout,
  // Repeated look-ups fail while an element is not there yet; only the last failure prints the
  // page.
  getElementError(message, container) {
    const isLooking = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics');
    if (!isLooking) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});
vi.setConfig({ testTimeout: 60_000 });

class NeverResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const shims = {
  // Nothing moves: the timer of a movement may outlive the page that it began in.
  matchMedia: (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }),
  ResizeObserver: NeverResizes,
  scrollTo() {},
  WebSocket: FakeSocket,
};
for (const [name, value] of Object.entries(shims))
  Object.defineProperty(window, name, { value, writable: true, configurable: true });

Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLElement.prototype.showPopover ??= () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
