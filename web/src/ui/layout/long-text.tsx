import classes from './long-text.module.css';

/** What a person wrote, with its own line breaks. */
export function LongText({ children }: { children: string }) {
  return (
    <p dir="auto" className={classes.text}>
      {children}
    </p>
  );
}
