import classes from './form-refusal.module.css';

/** Why what was sent was refused; stays in the form when its toast has gone, which reads it out. */
export function FormRefusal({ text }: { text: string | undefined }) {
  return text && <p className={classes.refusal}>{text}</p>;
}
