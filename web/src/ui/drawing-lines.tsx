import type { ReactNode } from 'react';
import classes from './spot-drawing.module.css';

const drawings = {
  list: (
    <>
      <rect x="26" y="18" width="68" height="84" rx="8" className={classes.paper} />
      <rect x="46" y="11" width="28" height="14" rx="5" className={classes.fill} />
      <path d="M40 46h8M40 62h8M40 78h8" className={classes.accent} />
      <path d="M56 46h24M56 62h18M56 78h21" className={classes.line} />
    </>
  ),
  search: (
    <>
      <path d="M18 96V58l22-18 22 18v38z" className={classes.paper} />
      <path d="M34 96V76h12v20" className={classes.line} />
      <circle cx="76" cy="50" r="21" className={classes.glass} />
      <path d="m91 66 15 16" className={classes.accent} />
      <path d="M68 50h16M76 42v16" className={classes.line} />
    </>
  ),
  tools: (
    <>
      <rect x="18" y="46" width="84" height="50" rx="8" className={classes.paper} />
      <path d="M44 46v-8a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v8" className={classes.line} />
      <path d="M18 66h84" className={classes.line} />
      <rect x="50" y="58" width="20" height="16" rx="4" className={classes.fill} />
      <path d="m88 22 8-8M96 30h10M80 16V6" className={classes.accent} />
    </>
  ),
  signpost: (
    <>
      <path d="M60 20v80M44 100h32" className={classes.line} />
      <path d="M28 30h52l12 11-12 11H28z" className={classes.fill} />
      <path d="M92 60H48L36 70l12 10h44z" className={classes.paper} />
      <path d="M40 41h26" className={classes.onFill} />
      <path d="M58 70h22" className={classes.accent} />
    </>
  ),
  envelope: (
    <>
      <rect x="16" y="32" width="88" height="58" rx="8" className={classes.paper} />
      <path d="m18 38 42 30 42-30" className={classes.line} />
      <circle cx="92" cy="34" r="16" className={classes.fill} />
      <path d="m85 34 5 5 9-10" className={classes.onFill} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SpotDrawingName = keyof typeof drawings;

export function DrawingLines({ name }: { name: SpotDrawingName }): ReactNode {
  return drawings[name];
}
