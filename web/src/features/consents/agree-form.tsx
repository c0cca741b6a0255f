import '../../ui/input-styles.ts';
import { useForm } from '@mantine/form';
import type { CardDetails, ConsentGiven } from '@sidework/contracts/identity/consents';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { AgreeRefused, needsProfile } from './agree-refused.tsx';
import { CardFields } from './card-fields.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import { useConsentDraft } from './consent-draft.ts';
import { ConsentMethodChoice } from './consent-method-choice.tsx';
import classes from './consent-parts.module.css';
import { expiryOf } from './expiry.ts';
import { SignedInAdult } from './signed-in-adult.tsx';

interface Props {
  agree: (card: CardDetails | undefined) => Promise<ConsentGiven>;
  onAgreed: (given: ConsentGiven) => void;
}

const rules = () => import('./card-rules.ts').then(({ errorsOfCard }) => errorsOfCard);
const noCard: CardDetails = { number: '', expiry: '', code: '', name: '' };

const accountMissing = 'Without this there can be no account';
const methodMissing = 'Choose how to confirm';

/** What the guardian marks, and how they show who they are. */
export function AgreeForm({ agree, onAgreed }: Props) {
  const { account, method } = useConsentDraft();
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isBusy, run } = useBusy();
  const root = useRef<HTMLFormElement>(null);
  const card = useForm<CardDetails>({
    initialValues: noCard,
    validate: async (values) => (await rules())(values),
  });
  useEffect(() => {
    if (method === 'card') void rules();
  }, [method]);

  async function send() {
    setRefusal(null);
    const isCard = method === 'card';
    if (isCard) {
      // The field that has the focus was not left yet.
      card.setFieldValue('expiry', expiryOf(card.getValues().expiry));
      const { hasErrors, errors } = await card.validate();
      if (hasErrors) return focusFirstError(card, errors);
    }
    try {
      onAgreed(await agree(isCard ? card.getValues() : undefined));
    } catch (error) {
      setRefusal(error);
      showCardFaults(error);
    }
  }

  function showCardFaults(error: unknown) {
    if (!(error instanceof ApiError)) return;
    const ofCard = Object.entries(error.fields)
      .filter(([name]) => name.startsWith('card.'))
      .map(([name, text]) => [name.slice('card.'.length), text]);
    if (ofCard.length === 0) return;
    const errors = Object.fromEntries(ofCard);
    card.setErrors(errors);
    focusFirstError(card, errors);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setSent(true);
    if (account && method) void run(send);
    else focusFirst(root.current, account ? 'input[type=radio]' : 'input[name=account]');
  }

  return (
    <form ref={root} noValidate aria-label="Consent" onSubmit={submit} className={classes.form}>
      <ConsentChoices error={wasSent && !account ? accountMissing : null} />
      <ConsentMethodChoice error={wasSent && !method ? methodMissing : null} />
      <SignedInAdult>
        {method === 'card' && <CardFields form={card} />}
        {refusal !== null && <AgreeRefused refusal={refusal} />}
        <PlainButton
          type="submit"
          isBusy={isBusy}
          variant={needsProfile(refusal) ? 'default' : 'filled'}
        >
          {method === 'card' ? 'Agree, and charge 50 cents' : 'Agree'}
        </PlainButton>
      </SignedInAdult>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, selector: string) {
  form?.querySelector<HTMLInputElement>(selector)?.focus();
}
