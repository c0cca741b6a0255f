import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { Scene, type SceneName } from '../scenes/scene.tsx';
import classes from './ticket.module.css';

interface Props {
  scene: SceneName;
  title: string;
  /** The title links there, and `state` tells that page where the reader came from. */
  to?: string | undefined;
  state?: unknown;
  /** The title's level in the page's headings; `h1` where the ticket heads the page of its thing. */
  heading?: 'h1' | 'h2' | 'h3';
  /** A page passes the ref of `usePageHeading` for its h1. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** It names person and place, such as "Ruth Okafor proposes · 4.9 ★ · 1.4 mi". */
  person?: ReactNode;
  /** The next step, or the words that came with it. */
  next?: ReactNode;
  amount?: ReactNode;
  /** A `Chip`. */
  chip?: ReactNode;
  /** The one action; what else can be done stands on its page. */
  action?: ReactNode;
  /** How far the work is, from 0 to 100, in four pips. */
  progress?: number;
  /** Decoration: the chip says it too. */
  stamp?: 'Hired' | 'Done' | undefined;
  /** It was just now stamped: it is seen to be set down. */
  isFresh?: boolean;
  /** It replaces the scene in the stub, for example with an event's code. */
  stub?: ReactNode;
  /** It shows title, state and action in a line, and leaves the room to what stands below it. */
  isSlim?: boolean;
  children?: ReactNode;
}

/** The object that people follow: a job, a proposal, a service, an entry to an event; the same wherever it stands. */
export function Ticket({
  scene,
  title,
  to,
  state,
  heading: Heading = 'h3',
  headingRef,
  person,
  next,
  amount,
  chip,
  action,
  progress,
  stamp,
  isFresh = false,
  stub,
  isSlim = false,
  children,
}: Props) {
  return (
    <article className={classes.ticket} data-slim={isSlim} aria-label={title}>
      {!isSlim && (
        <div className={classes.stub}>
          {stub ?? <Scene name={scene} shape="stub" />}
          {stamp && (
            <span aria-hidden className={classes.stamp} data-word={stamp} data-fresh={isFresh} />
          )}
        </div>
      )}
      <div className={classes.body}>
        <div className={classes.text}>
          <div className={isSlim ? undefined : classes.head}>
            <Heading ref={headingRef} dir="auto" tabIndex={-1} className={classes.title}>
              {to ? (
                <Link to={to} state={state} className={classes.link}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </Heading>
            {!isSlim && person && <div className={classes.person}>{person}</div>}
          </div>
          {!isSlim && progress !== undefined && <Pips percent={progress} />}
          {!isSlim && next && <div className={classes.next}>{next}</div>}
          {children}
        </div>
        {(amount || chip || action) && (
          <div className={classes.end}>
            {amount && <div className={classes.amount}>{amount}</div>}
            {chip}
            {action && <div className={classes.action}>{action}</div>}
          </div>
        )}
      </div>
    </article>
  );
}

const quarters = [0, 25, 50, 75];

/** Decoration beside the stage's own words. */
function Pips({ percent }: { percent: number }) {
  return (
    <div aria-hidden className={classes.pips}>
      {quarters.map((from) => (
        <i
          key={from}
          className={classes.pip}
          style={
            {
              '--share': `${Math.min(Math.max((percent - from) * 4, 0), 100)}%`,
            } as React.CSSProperties
          }
        />
      ))}
    </div>
  );
}
