import { consentTexts } from '@sidework/contracts/identity/family/consents';
import { offeredPermits } from '@sidework/contracts/identity/kids/kids';
import { useId } from 'react';
import { changeDraft, useConsentDraft } from './consent-draft.ts';
import classes from './consent-parts.module.css';

const titles = {
  account: 'The account itself',
  messaging: 'Messages',
  paid_work: 'Paid work',
} satisfies Record<keyof typeof consentTexts, string>;

/** Each text with its own mark, none of them set beforehand; only the account itself is needed. */
export function ConsentChoices({ error }: { error: string | null }) {
  const { account, permits } = useConsentDraft();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>What you agree to</legend>
      <ConsentChoice
        name="account"
        isNeeded
        error={error}
        isChosen={account}
        onChange={(chosen) => changeDraft({ account: chosen })}
      />
      {offeredPermits.map((permit) => (
        <ConsentChoice
          key={permit}
          name={permit}
          isChosen={permits.includes(permit)}
          onChange={(chosen) =>
            changeDraft({
              permits: offeredPermits.filter((one) =>
                one === permit ? chosen : permits.includes(one),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  name: keyof typeof consentTexts;
  isNeeded?: boolean;
  error?: string | null;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function ConsentChoice({ name, isNeeded = false, error, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={isChosen}
        required={isNeeded}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-text ${id}-error` : `${id}-text`}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>
          {titles[name]}
          <span className={classes.need}>{isNeeded ? ' (needed)' : ' (your choice)'}</span>
        </label>
        <p id={`${id}-text`}>{consentTexts[name]}</p>
        {error && (
          <p id={`${id}-error`} className={classes.fault}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
