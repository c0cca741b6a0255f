import { useState } from 'react';
import { keep, readKept } from './kept.ts';
import { getSession } from './session.ts';

interface Kind<T> {
  /** "job": part of the key under which it is kept. */
  name: string;
  empty: T;
  /** How long the browser keeps it: until it is sent, until the tab is closed, or until the page is left. */
  where: 'localStorage' | 'sessionStorage' | 'page';
  /**
   * The browser never stores these fields, such as money and tax; they last until the page is left.
   */
  unkept?: readonly (keyof T)[];
  /** A reload of the tab finds these fields again, and other tabs do not. */
  inTab?: readonly (keyof T)[];
}

/** A draft belongs to one person and to one subject, which `of` names. */
export interface Draft<T> {
  read: (of?: string) => T;
  /** As `read`; nothing where nothing was typed. */
  find: (of?: string) => T | undefined;
  keep: (typed: T, of?: string) => void;
  drop: (of?: string) => void;
  /** Whether something was typed before that was not kept, so that it is to be typed again. */
  isPartGone: (of?: string) => boolean;
}

/** A browser keeps nothing of a child, whatever the kind says. */
export function createDraft<T extends object>({
  name,
  empty,
  where,
  unkept = [],
  inTab = [],
}: Kind<T>): Draft<T> {
  const typed = new Map<string, T>();
  const keyOf = (of: string) =>
    `sidework.draft.${name}.${getSession()?.viewer.id}${of && `.${of}`}`;
  const place = () => {
    const isChild = getSession()?.viewer.accountType === 'sidework_kids';
    return where === 'page' || isChild ? undefined : where;
  };
  const stored = (of: string) => {
    const storage = place();
    return storage && readKept<Partial<T> & { partGone?: boolean }>(storage, keyOf(of));
  };
  const storedInTab = (of: string) =>
    place() && inTab.length > 0 ? readKept<Partial<T>>('sessionStorage', keyOf(of)) : undefined;
  function find(of = ''): T | undefined {
    const known = typed.get(keyOf(of));
    if (known) return known;
    const found = { ...stored(of), ...storedInTab(of) };
    // An earlier version may have kept other fields.
    const words = Object.entries(found).filter(([field]) => field in empty);
    return words.length > 0 ? { ...empty, ...Object.fromEntries(words) } : undefined;
  }
  return {
    find,
    read: (of) => find(of) ?? empty,
    keep(value, of = '') {
      if (!getSession()) return;
      typed.set(keyOf(of), value);
      const storage = place();
      if (!storage) return;
      const isTyped = (field: keyof T) => Boolean(value[field]);
      const partGone = unkept.some(isTyped) || inTab.some(isTyped);
      const words = without(value, [...unkept, ...inTab]);
      keep(storage, keyOf(of), { ...words, ...(partGone && { partGone }) });
      if (inTab.length === 0) return;
      const isAnyInTab = inTab.some(isTyped);
      const ofTab = Object.fromEntries(inTab.map((field) => [field, value[field]]));
      keep('sessionStorage', keyOf(of), isAnyInTab ? ofTab : undefined);
    },
    drop(of = '') {
      typed.delete(keyOf(of));
      if (where !== 'page') keep(where, keyOf(of), undefined);
      if (inTab.length > 0) keep('sessionStorage', keyOf(of), undefined);
    },
    isPartGone: (of = '') =>
      !typed.has(keyOf(of)) && !storedInTab(of) && Boolean(stored(of)?.partGone),
  };
}

const without = (value: object, left: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => !left.includes(field)));

/** The draft as a form begins with it: `form.useForm({ initialValues: begun, onValuesChange: keep })`. */
export function useDraft<T extends object>(draft: Draft<T>, of?: string) {
  const [{ begun, isPartGone }] = useState(() => ({
    begun: draft.read(of),
    isPartGone: draft.isPartGone(of),
  }));
  return {
    begun,
    isPartGone,
    keep: (typed: T) => draft.keep(typed, of),
    drop: () => draft.drop(of),
  };
}
