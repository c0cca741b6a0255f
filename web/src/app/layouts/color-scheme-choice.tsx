import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import classes from './color-scheme-choice.module.css';

const labels: Record<MantineColorScheme, string> = { auto: 'System', light: 'Light', dark: 'Dark' };
const schemes = Object.keys(labels) as MantineColorScheme[];

/** Radio buttons of the browser: it stands on every page, and Mantine's weigh more than the footer. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>
        <VisuallyHidden>Appearance</VisuallyHidden>
      </legend>
      {schemes.map((scheme) => (
        <label key={scheme} className={classes.option}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          {labels[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
