import './browser.ts';
import { notifications } from '@mantine/notifications';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { afterEach } from 'vitest';
import { App } from '../src/app/app.tsx';
import { Providers } from '../src/app/providers.tsx';
import { storeSession } from './builders.ts';

afterEach(() => {
  cleanup();
  notifications.clean();
  storeSession(null);
  localStorage.clear();
  sessionStorage.clear();
});

export type Person = ReturnType<typeof userEvent.setup>;

/** Opens the whole app at a path, as a visitor or as whom `signInAs` made signed in, with an empty cache. */
export function renderApp(path = '/') {
  history.replaceState(null, '', path);
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Providers>
        <App />
      </Providers>
    </SWRConfig>,
  );
  return { ...view, person: userEvent.setup({ delay: null }) };
}

/** Writes into a field at once: letter by letter, a form would take seconds. */
export async function fill(person: Person, field: HTMLElement, text: string): Promise<void> {
  await person.clear(field);
  // A dialog that just opened may have moved the focus since.
  field.focus();
  await person.paste(text);
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

/** It includes the title. */
export async function toastOf(title: string): Promise<string | null | undefined> {
  return (await screen.findByText(title)).closest('[role="alert"]')?.textContent;
}
