import { type ConsentMethod, consentMethods } from '@sidework/contracts/identity/family/consents';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { changeDraft, useConsentDraft } from './consent-draft.ts';

const wordings: Record<ConsentMethod, { label: string; text: string }> = {
  card: {
    label: 'With a card',
    text: 'We charge 50 cents and give them back at once. It counts right away.',
  },
  signed_form: {
    label: 'With a signed form',
    text: 'Print it, sign it and send us a photo or scan. One of us looks at it, mostly within two days.',
  },
  admin_review: {
    label: 'With a call from us',
    text: 'One of our administrators calls or writes to you, mostly within two days.',
  },
};

const options = consentMethods.map((value) => ({ value, ...wordings[value] }));

export function ConsentMethodChoice({ error }: { error: string | null }) {
  const { method } = useConsentDraft();
  return (
    <RadioCards
      label="How you show that you are the parent or guardian"
      options={options}
      value={method}
      error={error}
      onChange={(chosen) => changeDraft({ method: chosen })}
    />
  );
}
