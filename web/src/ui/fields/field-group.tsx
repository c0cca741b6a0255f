import { type ReactNode, useId } from 'react';
import { Stack } from '../layout/layout.tsx';
import classes from './field-group.module.css';

interface Props {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** Fields that belong together, apart from those around them. */
export function FieldGroup({ title, text, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in the flow of a flex box
    <div role="group" aria-labelledby={id} className={classes.group}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{text}</p>
      {children && <Stack gap="lg">{children}</Stack>}
    </div>
  );
}
