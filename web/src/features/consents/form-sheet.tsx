import { consentPolicyVersion, consentTexts } from '@sidework/contracts/identity/consents';
import { kidsPermits } from '@sidework/contracts/identity/kids';
import { useConsentDraft } from './consent-draft.ts';
import classes from './signed-form.module.css';

/** The sheet that is signed. What the page no longer knows after a reload is left to be written by hand. */
export function FormSheet({ consentId, childName }: { consentId: string; childName: string }) {
  const { request, permits } = useConsentDraft();
  const agreed = ['account' as const, ...kidsPermits.filter((permit) => permits.includes(permit))];
  const names = request ? agreed : (['account', ...kidsPermits] as const);
  return (
    <section aria-label="Form to sign" className={classes.sheet}>
      <h2 className={classes.title}>Consent of a parent or guardian</h2>
      <p>
        Name of the child: <strong>{childName}</strong>
      </p>
      <p>I am the parent or guardian of this child, and I agree to the following:</p>
      <ul className={classes.texts}>
        {names.map((name) => (
          <li key={name} data-ticked={request !== null || name === 'account'}>
            {consentTexts[name]}
          </li>
        ))}
      </ul>
      <p>
        Name of the parent or guardian: <Blank />
      </p>
      <p>
        Day: <Blank /> Signature: <Blank />
      </p>
      <p className={classes.reference}>
        Sidework, texts of {consentPolicyVersion}, reference {consentId}
      </p>
    </section>
  );
}

const Blank = () => <span aria-hidden className={classes.blank} />;
