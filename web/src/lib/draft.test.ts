import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInAs, storeSession } from '../../test/builders.ts';

interface Typed {
  title: string;
  cents: string;
}

const empty: Typed = { title: '', cents: '' };
const typed: Typed = { title: 'Fence', cents: '200' };
const kind = { name: 'test', empty, where: 'localStorage', unkept: ['cents'] } as const;

/** The module of a page that has just been opened: what an older page knew is forgotten. */
async function openPage(changes = {}) {
  vi.resetModules();
  const { createDraft } = await import('./draft.ts');
  return createDraft<Typed>({ ...kind, ...changes });
}

afterEach(() => {
  storeSession(null);
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read as it was typed for as long as the page is open', async () => {
    signInAs({});
    const draft = await openPage();
    draft.keep(typed);
    expect(draft.read()).toEqual(typed);
    expect(draft.isPartGone()).toBe(false);
  });

  it('outlives a reload without what no browser keeps, and says that this is gone', async () => {
    signInAs({});
    (await openPage()).keep(typed);
    const draft = await openPage();
    expect(draft.read()).toEqual({ title: 'Fence', cents: '' });
    expect(draft.isPartGone()).toBe(true);
    expect(JSON.stringify(localStorage)).not.toContain('200');
  });

  it('has what its tab keeps over a reload of the tab, and in no other', async () => {
    signInAs({});
    (await openPage({ unkept: [], inTab: ['cents'] })).keep(typed);
    const reloaded = await openPage({ unkept: [], inTab: ['cents'] });
    expect([reloaded.read(), reloaded.isPartGone()]).toEqual([typed, false]);
    expect(JSON.stringify(localStorage)).not.toContain('200');
    sessionStorage.clear();
    const elsewhere = await openPage({ unkept: [], inTab: ['cents'] });
    expect([elsewhere.read().cents, elsewhere.isPartGone()]).toEqual(['', true]);
  });

  it('that holds other fields, as an earlier version kept them, is read without these', async () => {
    signInAs({});
    const draft = await openPage();
    expect(draft.find()).toBeUndefined();
    draft.keep({ ...typed, former: true } as Typed);
    expect((await openPage()).find()).toEqual({ title: 'Fence', cents: '' });
  });

  it('of a kind that only the page keeps stands in no storage', async () => {
    signInAs({});
    (await openPage({ where: 'page' })).keep(typed);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Fence');
  });

  it('of a child stands in no storage', async () => {
    signInAs({ accountType: 'sidework_kids' });
    (await openPage()).keep(typed);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Fence');
  });

  it('is gone once it was dropped', async () => {
    signInAs({});
    const draft = await openPage();
    draft.keep(typed);
    draft.drop();
    expect(draft.read()).toEqual(empty);
    expect((await openPage()).read()).toEqual(empty);
  });

  it('is of one thing and of one person', async () => {
    signInAs({ id: '00000000-0000-4000-8000-000000000001' });
    const draft = await openPage();
    draft.keep(typed, 'job-1');
    expect(draft.read('job-2')).toEqual(empty);
    expect(draft.read('job-1')).toEqual(typed);
    signInAs({ id: '00000000-0000-4000-8000-000000000002' });
    expect((await openPage()).read('job-1')).toEqual(empty);
  });
});
