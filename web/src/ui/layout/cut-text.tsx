import classes from './cut-text.module.css';

/** A longer text is cut after three lines, so that cards beside each other stay of one height. */
export const CutText = ({ children }: { children: string }) => (
  <p className={classes.text}>{children}</p>
);
