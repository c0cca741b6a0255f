import {
  consentTexts,
  formerConsentTexts,
  type OwnConsent,
} from '@sidework/contracts/identity/family/consents';
import { kidsPermits } from '@sidework/contracts/identity/kids/kids';
import classes from './signed-form.module.css';

const texts = { ...consentTexts, ...formerConsentTexts };

/** The sheet that is signed: word for word what was agreed to on the page. */
export function FormSheet({ consent }: { consent: OwnConsent }) {
  const { id, childName, permits, policyVersion } = consent;
  const agreed = ['account' as const, ...kidsPermits.filter((permit) => permits.includes(permit))];
  return (
    <section aria-label="Form to sign" className={classes.sheet}>
      <h2 className={classes.title}>Consent of a parent or guardian</h2>
      <p>Name of the child: {childName ? <strong>{childName}</strong> : <Blank />}</p>
      <p>I am the parent or guardian of this child, and I agree to the following:</p>
      <ul className={classes.texts}>
        {agreed.map((name) => (
          <li key={name}>{texts[name]}</li>
        ))}
      </ul>
      <p>
        Name of the parent or guardian: <Blank />
      </p>
      <p>
        Day: <Blank /> Signature: <Blank />
      </p>
      <p className={classes.reference}>
        Sidework, texts of {policyVersion}, reference {id}
      </p>
    </section>
  );
}

const Blank = () => <span aria-hidden className={classes.blank} />;
