import { useForm } from '@mantine/form';
import type { CardDetails, ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { AgreeRefused, needsProfile } from './agree-refused.tsx';
import { CardFields } from './card-fields.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import { useConsentDraft } from './consent-draft.ts';
import { ConsentMethodChoice } from './consent-method-choice.tsx';
import classes from './consent-parts.module.css';
import { expiryOf } from './expiry.ts';
import { type Mailbox, MailboxCode } from './mailbox-code.tsx';
import { SignedInAdult } from './signed-in-adult.tsx';
import type { Proof } from './use-consent-request.ts';

interface Props {
  agree: (proof: Proof) => Promise<ConsentGiven>;
  /** Mails a code to the address of the link; gives that address, masked. */
  sendCode: () => Promise<string | null>;
  onAgreed: (given: ConsentGiven) => void;
}

const rules = () => import('./card-rules.ts').then(({ errorsOfCard }) => errorsOfCard);
const noCard: CardDetails = { number: '', expiry: '', code: '', name: '' };

const accountMissing = 'Without this there can be no account';
const methodMissing = 'Choose how to confirm';

/** What the guardian marks, and how they show who they are. */
export function AgreeForm({ agree, sendCode, onAgreed }: Props) {
  const { account, method } = useConsentDraft();
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [mailbox, setMailbox] = useState<Mailbox | null>(null);
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
      const code = mailbox?.code;
      onAgreed(await agree({ ...(isCard && { card: card.getValues() }), ...(code && { code }) }));
    } catch (error) {
      if (await askForCode(error)) return;
      setRefusal(error);
      showCardFaults(error);
    }
  }

  /** Whether the refusal is about the code, which then has a field of its own. */
  async function askForCode(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false;
    const { code: fault } = error.fields;
    if (mailbox && fault) setMailbox({ ...mailbox, error: fault });
    else if (error.code === 'consent_code_needed') await mailCode();
    else return false;
    return true;
  }

  async function mailCode() {
    setRefusal(null);
    try {
      setMailbox({ sentTo: await sendCode(), code: '', error: null });
    } catch (error) {
      setRefusal(error);
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
        {mailbox && (
          <MailboxCode
            mailbox={mailbox}
            isBusy={isBusy}
            onChange={(code) => setMailbox({ ...mailbox, code, error: null })}
            onAgain={() => void run(mailCode)}
          />
        )}
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
