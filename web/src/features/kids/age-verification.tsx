import classes from './age-verification.module.css';

/** What has to be there before a child may act. */
export function AgeVerification() {
  return (
    <>
      <p className={classes.text}>Before you can do this, we need:</p>
      <ul className={classes.list}>
        <li>Parent or guardian approval</li>
        <li>Proof of age</li>
        <li>Parent contact information</li>
      </ul>
      <p className={classes.text}>Your parent or guardian gets instructions by email.</p>
    </>
  );
}
