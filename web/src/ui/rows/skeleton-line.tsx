import classes from './skeleton-line.module.css';

interface Props {
  height: number;
  width?: number | string;
  /** Space above and below, in pixels. */
  margin?: [above: number, below: number];
}

/** A bar where content will stand; Mantine's own would bring its style engine into the first load. */
export function SkeletonLine({ height, width = '100%', margin: [above, below] = [0, 0] }: Props) {
  const style = { height, width, marginBlockStart: above, marginBlockEnd: below };
  return <div className={classes.line} style={style} />;
}
