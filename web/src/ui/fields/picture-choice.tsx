import { useId } from 'react';
import classes from './picture-choice.module.css';

interface Props<Value extends string> {
  options: readonly Value[];
  value: Value | undefined;
  urlOf: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few drawings, each with its name: the browser's own radio buttons under pictures. */
export function PictureChoice<Value extends string>({
  options,
  value,
  urlOf,
  onChoose,
}: Props<Value>) {
  const name = useId();
  return (
    <div className={classes.choice}>
      {options.map((option) => (
        <label key={option} className={classes.option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChoose(option)}
          />
          <img src={urlOf(option)} alt="" width={56} height={56} />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
