import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** How many wait there, where that is known. */
  count?: string | number;
}

interface Props<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  /** They share the whole width, as the two faces of one form do. */
  isWide?: boolean;
  /** They are the content of the chosen tab. */
  children: ReactNode;
}

/** Parts of one page, one at a time; which one stands in the address. Pages of their own are a `SectionNav`. */
export function Tabs<Key extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isWide = false,
  children,
}: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move({ key }: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const now = tabs.findIndex((tab) => tab.key === chosen);
    const next = (now + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classes.list}
        data-wide={isWide}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={classes.tab}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
