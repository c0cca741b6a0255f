import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs, storeSession } from '../../../../test/builders.ts';
import { anId } from '../../../../test/job-builders.ts';
import type { Outgoing } from './outbox.ts';

afterEach(() => {
  storeSession(null);
  localStorage.clear();
});

/** Each has its own modules, and the storage in common; it hears of a change once that is told. */
async function aWindow() {
  vi.resetModules();
  return import('./outbox.ts');
}

const anOutgoing = (content: string): Outgoing => ({
  id: anId(),
  receiverId: anId(),
  content,
  createdAt: new Date().toISOString(),
  isRefused: false,
});

function tellOfStorage() {
  for (const key of Object.keys(localStorage))
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

const contentsOf = ({ readOutbox }: Awaited<ReturnType<typeof aWindow>>) =>
  readOutbox().entries.map(({ content }) => content);

describe('two windows', () => {
  it('keep what either of them has not sent', async () => {
    signInAs();
    const [one, other] = [await aWindow(), await aWindow()];
    for (const known of [one, other]) expect(contentsOf(known)).toEqual([]);
    one.putOut(anOutgoing('From one'));
    other.putOut(anOutgoing('From the other'));
    expect(contentsOf(await aWindow()).toSorted()).toEqual(['From one', 'From the other']);
  });

  it('show what either of them has not sent', async () => {
    signInAs();
    const [one, other] = [await aWindow(), await aWindow()];
    expect(contentsOf(other)).toEqual([]);
    const entry = anOutgoing('From one');
    one.putOut(entry);
    tellOfStorage();
    expect(contentsOf(other)).toEqual(['From one']);
    one.takeOut([entry.id]);
    const [key] = Object.keys(localStorage).filter((kept) => kept.endsWith(entry.id));
    expect(key).toBeUndefined();
  });
});
