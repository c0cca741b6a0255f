import classes from './folded-lines.module.css';

/** Titles of which each opens a paragraph. */
export const FoldedLines = ({ lines }: { lines: readonly { title: string; text: string }[] }) => (
  <div className={classes.lines}>
    {lines.map(({ title, text }) => (
      <details key={title}>
        <summary>{title}</summary>
        <p>{text}</p>
      </details>
    ))}
  </div>
);
