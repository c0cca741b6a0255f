import { type FormErrors, useForm } from '@mantine/form';
import type { CardDetails, ConsentGiven } from '@sidework/contracts/identity/family/consents';
import { expiryOf } from '@sidework/contracts/kernel/card-expiry';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/forms.ts';
import { paths } from '../../lib/paths.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CardFields } from '../../ui/fields/card-fields.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Words } from '../../ui/layout/words.tsx';
import { AgreeRefused, needsProfile } from './agree-refused.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import { useConsentDraft } from './consent-draft.ts';
import { ConsentMethodChoice } from './consent-method-choice.tsx';
import classes from './consent-parts.module.css';
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

const testCard =
  'This is a sandbox and moves no money. Use the test card 4242 4242 4242 4242, any date ahead and any code.';

const accountMissing = 'Without this there can be no account';
const methodMissing = 'Choose how to confirm';

/** The guardian marks the permissions and proves their identity. */
export function AgreeForm({ agree, sendCode, onAgreed }: Props) {
  const { account, method } = useConsentDraft();
  const [wasSent, setSent] = useState(false);
  const [mailRefusal, setMailRefusal] = useState<unknown>();
  const [mailbox, setMailbox] = useState<Mailbox | null>(null);
  const { isBusy: isMailing, run } = useBusy();
  const root = useRef<HTMLFormElement>(null);
  const card = useForm<CardDetails>({
    initialValues: noCard,
    validate: async (values) => (await rules())(values),
  });
  useEffect(() => {
    if (method === 'card') void rules();
  }, [method]);

  /** Only a card has fields to be right. */
  async function cardFaults(): Promise<FormErrors | undefined> {
    if (method !== 'card') return undefined;
    // The field that has the focus was not left yet.
    card.setFieldValue('expiry', expiryOf(card.getValues().expiry));
    const { hasErrors, errors } = await card.validate();
    return hasErrors ? errors : undefined;
  }

  const wholeForm = {
    ...card,
    onSubmit:
      (send: (given: CardDetails) => void, refuse: (errors: FormErrors) => void) =>
      async (event?: SubmitEvent<HTMLFormElement>) => {
        event?.preventDefault();
        setSent(true);
        if (!account || !method)
          return focusFirst(root.current, account ? 'input[type=radio]' : 'input[name=account]');
        const faults = await cardFaults();
        if (faults) refuse(faults);
        else send(card.getValues());
      },
  };
  const { isBusy, refusal, onSubmit } = useSubmit<CardDetails, ConsentGiven>(wholeForm, {
    send(given) {
      setMailRefusal(undefined);
      const code = mailbox?.code;
      return agree({ ...(method === 'card' && { card: given }), ...(code && { code }) });
    },
    onSent: onAgreed,
    isQuiet: true,
    async onRefused(error) {
      if (await askForCode(error)) return true;
      showCardFaults(error);
      return false;
    },
  });
  const shown = refusal ?? mailRefusal;

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
    setMailRefusal(undefined);
    try {
      setMailbox({ sentTo: await sendCode(), code: '', error: null });
    } catch (error) {
      setMailRefusal(error);
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

  return (
    <form ref={root} noValidate aria-label="Consent" onSubmit={onSubmit} className={classes.form}>
      <ConsentChoices error={wasSent && !account ? accountMissing : null} />
      <ConsentMethodChoice error={wasSent && !method ? methodMissing : null} />
      <SignedInAdult>
        {method === 'card' && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
          <div role="group" aria-label="Your card">
            <CardFields form={card} hint={testCard} />
          </div>
        )}
        {mailbox && (
          <MailboxCode
            mailbox={mailbox}
            isBusy={isBusy || isMailing}
            onChange={(code) => setMailbox({ ...mailbox, code, error: null })}
            onAgain={() => void run(mailCode)}
          />
        )}
        {shown !== undefined && <AgreeRefused refusal={shown} />}
        <Words tone="soft" isSmall>
          You also agree to the{' '}
          <Link to={paths.terms} target="_blank">
            Terms
          </Link>
          , for yourself and for the child.
        </Words>
        <PlainButton
          type="submit"
          isBusy={isBusy}
          variant={needsProfile(shown) ? 'default' : 'filled'}
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
