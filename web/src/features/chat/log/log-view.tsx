import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { byDay, dayName } from '../../../lib/days.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import classes from './log-view.module.css';
import type { useLogScroll } from './use-log-scroll.ts';

interface Older {
  has: boolean;
  error: unknown;
  isLoading: boolean;
  load: () => unknown;
}

interface Props<M> {
  label: string;
  /** The newest first. */
  messages: readonly M[];
  /** `startsGroup`: the message above it does not already tell who wrote it. */
  row: (message: M, startsGroup: boolean) => ReactNode;
  older: Older;
  scroll: ReturnType<typeof useLogScroll>;
  /** After the last day. */
  end?: ReactNode;
  /** Beneath all of it, such as the way to the latest messages. */
  after?: ReactNode;
  /** Read out, and not shown. */
  announcement: ReactNode;
}

/** Messages by days, the newest at the end. */
export function LogView<M extends Written>(props: Props<M>) {
  const { label, messages, row, older, scroll, end, after, announcement } = props;
  const { box, follow, arrive, hasNews, scrollToEnd } = scroll;
  const hadButton = useRef(false);
  // With the last page the button that asked for it is gone.
  useEffect(() => {
    if (!older.has && hadButton.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    hadButton.current = older.has;
  }, [older.has, box]);

  return (
    <div className={classes.place}>
      <section
        ref={box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className={classes.log}
        onScroll={follow}
        onScrollEnd={arrive}
      >
        {older.has && (
          <div className={classes.older}>
            {older.error ? (
              <ErrorNotice error={older.error} onRetry={older.load} />
            ) : (
              <PlainButton
                variant="subtle"
                size="sm"
                isBusy={older.isLoading}
                onClick={() => void older.load()}
              >
                Earlier messages
              </PlainButton>
            )}
          </div>
        )}
        {byDay(messages.toReversed()).map(({ moment, items }) => (
          <div key={new Date(moment).toDateString()}>
            <h3 className={classes.day}>{dayName(moment)}</h3>
            <ol className={classes.list}>
              {items.map((item, at) => row(item, startsGroup(items, at)))}
            </ol>
          </div>
        ))}
        {end && <ol className={classes.list}>{end}</ol>}
        {after}
      </section>
      {hasNews && (
        <div className={classes.news}>
          <PlainButton size="sm" onClick={scrollToEnd}>
            <IconArrowDown size={18} aria-hidden />
            New messages
          </PlainButton>
        </div>
      )}
      {announcement}
    </div>
  );
}

interface Written {
  senderId: string;
  createdAt: string;
}

const groupGapMs = 5 * 60_000;

/** Messages that one person sends within a few minutes of each other are a group, with the name once above it. */
function startsGroup(items: readonly Written[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  if (!before || !item || before.senderId !== item.senderId) return true;
  return Date.parse(item.createdAt) - Date.parse(before.createdAt) >= groupGapMs;
}
