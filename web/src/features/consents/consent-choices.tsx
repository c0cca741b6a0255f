import { consentTexts } from '@sidework/contracts/identity/family/consents';
import { offeredPermits } from '@sidework/contracts/identity/kids/kids';
import { CheckCard, CheckCards } from '../../ui/fields/check-cards.tsx';
import { changeDraft, useConsentDraft } from './consent-draft.ts';

const titles = {
  account: 'The account itself',
  messaging: 'Messages',
  paid_work: 'Paid work',
} satisfies Record<keyof typeof consentTexts, string>;

/** Each text with its own mark, none of them set beforehand; only the account itself is needed. */
export function ConsentChoices({ error }: { error: string | null }) {
  const { account, permits } = useConsentDraft();
  return (
    <CheckCards label="What you agree to">
      <CheckCard
        {...wordsOf('account')}
        aside="(needed)"
        isNeeded
        error={error}
        isChecked={account}
        onChange={(chosen) => changeDraft({ account: chosen })}
      />
      {offeredPermits.map((permit) => (
        <CheckCard
          key={permit}
          {...wordsOf(permit)}
          aside="(your choice)"
          isChecked={permits.includes(permit)}
          onChange={(chosen) =>
            changeDraft({
              permits: offeredPermits.filter((one) =>
                one === permit ? chosen : permits.includes(one),
              ),
            })
          }
        />
      ))}
    </CheckCards>
  );
}

const wordsOf = (name: keyof typeof consentTexts) => ({
  name,
  label: titles[name],
  text: consentTexts[name],
});
