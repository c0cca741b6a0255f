import { texts } from '@sidework/contracts/texts';
import { type SubmitEvent, useRef, useState } from 'react';
import { focusFirstError, showRefusedFields, useIdempotencyKey } from '../../lib/forms.ts';
import { messageOf } from '../../lib/messages.ts';
import { useSendWhenOnline } from '../../lib/use-send-when-online.ts';
import { toastFailure, toastSuccess } from '../notices/toasts.ts';

/** Only this part of Mantine's form is needed. */
interface Form<Values> {
  onSubmit: (
    send: (values: Values) => void,
    refuse: (errors: Record<string, unknown>) => void,
  ) => (event?: SubmitEvent<HTMLFormElement>) => void;
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
  getValues: () => object;
}

interface Options<Values, Answer> {
  send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  onSent?: (answer: Answer, values: Values) => void;
  /** Said in a toast once it was sent. */
  done?: string;
  /** The title of the toast where it was not. */
  failed?: string;
  messageOf?: (error: unknown) => string;
  /** The form alone says why it was refused, without a toast. */
  isQuiet?: boolean;
  /** The field that a refusal without fields is about; its words stand there. */
  fieldOf?: (error: unknown) => string | undefined;
  /** Looks at a refusal first, and answers whether that is all that happens with it. */
  onRefused?: (error: unknown, values: Values) => boolean | Promise<boolean>;
  /** Shows what the form itself finds wrong, in the place of moving the focus there. */
  onFaults?: (errors: Record<string, unknown>) => void;
  /** Without a network it waits in the open page. Its form shows a `WaitingNote` meanwhile. */
  waitsForNetwork?: boolean;
}

/**
 * Sends a form, once at a time. What is wrong stands beside its field and takes the focus; any other refusal stands in
 * `refusal` until the next try, for the form to show, and in a toast. Its event goes no further: a dialog's form is
 * inside the form behind it to React.
 */
export function useSubmit<Values, Answer>(form: Form<Values>, options: Options<Values, Answer>) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const isRunning = useRef(false);
  const idempotencyKey = useIdempotencyKey();
  const { isWaiting, send: sendWhenOnline } = useSendWhenOnline();
  const { send, onSent, done, failed = texts.toastTitles.error } = options;
  const wordsOf = options.messageOf ?? messageOf;

  async function run(values: Values) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      const sendOnce = () => send(values, idempotencyKey);
      const answer = await (options.waitsForNetwork ? sendWhenOnline(sendOnce) : sendOnce());
      if (done) toastSuccess(done);
      onSent?.(answer, values);
    } catch (error) {
      if (!(await options.onRefused?.(error, values))) refuse(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (showRefusedFields(form, error)) return;
    const field = options.fieldOf?.(error);
    if (field) {
      form.setErrors({ [field]: wordsOf(error) });
      form.getInputNode(field)?.focus();
    } else setRefusal(error);
    if (!options.isQuiet) toastFailure(failed, wordsOf(error));
  }

  const showFaults = options.onFaults ?? ((errors) => focusFirstError(form, errors));
  const handle = form.onSubmit((values) => void run(values), showFaults);
  return {
    isBusy,
    refusal,
    isWaiting,
    /** Sends what was found right before. */
    submit: run,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.stopPropagation();
      handle(event);
    },
  };
}
