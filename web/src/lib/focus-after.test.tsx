import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../test/browser.ts';
import { ConfirmDialogWindow } from '../ui/dialogs/confirm-dialog-window.tsx';
import { focusAfter } from './focus-after.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** As long as a dialog takes to move the focus into itself, and back to the button that opened it. */
const settle = () => act(() => void vi.advanceTimersByTime(100));

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const find = (id: string) => () => document.getElementById(id);
  return (
    <MantineProvider>
      <h1 id="heading" tabIndex={-1}>
        Heading
      </h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <button type="button" onClick={() => focusAfter(() => setAdded(true), find('field'))}>
        Add
      </button>
      {isAdded && <input id="field" aria-label="Field" />}
      <ConfirmDialogWindow
        isOpen={isOpen}
        title="Sure?"
        confirmLabel="Yes"
        onCancel={() => setOpen(false)}
        onConfirm={async () => focusAfter(() => setOpen(false), find('heading'))}
      >
        It is lost.
      </ConfirmDialogWindow>
    </MantineProvider>
  );
}

function ask() {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Ask' });
  opener.focus();
  fireEvent.click(opener);
  settle();
}

it('reaches what the change brings', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field' }));
});

it('stays where it went, although a closing dialog gives the focus back', async () => {
  ask();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yes' })));
  settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Heading' }));
});

it('leaves a dialog that is called off to give it back', () => {
  ask();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  settle();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});
