import classes from './long-text.module.css';

/** It keeps the line breaks that the author typed. */
export function LongText({ children }: { children: string }) {
  return (
    <p dir="auto" className={classes.text}>
      {children}
    </p>
  );
}
