import { limits } from '@sidework/contracts/network-chat/limits';
import { texts } from '@sidework/contracts/texts';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createDraft } from '../../../lib/draft.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { toastFailure } from '../../../ui/notices/toasts.ts';
import classes from './message-field.module.css';

interface Props {
  /** The person or the room that it goes to; what is typed is kept for each. */
  receiverId: string;
  label: string;
  /** Shown, but nothing can be written now. */
  isClosed: boolean;
  /** The text stays in the field while a promise is open, and where it gives false. */
  send: (content: string) => Promise<boolean> | undefined;
  onType?: () => void;
  /** Small buttons before the field. */
  tools?: ReactNode;
  /** Files go with it, so it needs no words. */
  hasFiles?: boolean;
  /** Why it cannot be sent for the moment. */
  hindrance?: string | undefined;
}

const drafts = createDraft({ name: 'chat', empty: { text: '' }, where: 'localStorage' });

/** So few are left that they are counted. */
const nearLimit = 200;
/** The second click of a double click finds the field empty, and means nothing by it. */
const doubleClickMs = 500;
const plain = new Intl.NumberFormat('en-US');

let faultOf: ((content: string) => string | undefined) | undefined;

/** The contract is fetched while one types. Should that fail, the server's own answer is shown. */
async function loadRules() {
  faultOf = await import('./message-rules.ts').then(
    (rules) => rules.faultOf,
    () => () => undefined,
  );
}

export function MessageField(props: Props) {
  const { receiverId, label, isClosed, send, onType, tools, hasFiles = false, hindrance } = props;
  const [text, setText] = useState(() => drafts.read(receiverId).text);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const sentAt = useRef(0);
  useEffect(() => void loadRules(), []);

  function type(typed: string) {
    setText(typed);
    if (typed) drafts.keep({ text: typed }, receiverId);
    else drafts.drop(receiverId);
  }

  /** In one go once the rules are there: what is typed at once after Enter is the next message. */
  async function submit() {
    if (isClosed || isSending) return;
    if (!faultOf) await loadRules();
    const written = field.current?.value ?? '';
    const fault = hindrance ?? (hasFiles && !written.trim() ? undefined : faultOf?.(written));
    field.current?.focus();
    if (!written && !hasFiles && Date.now() - sentAt.current < doubleClickMs) return;
    if (fault) return toastFailure(texts.toastTitles.validationError, fault);
    sentAt.current = Date.now();
    const sending = send(written.trim());
    if (sending && !(await finish(sending))) return;
    flushSync(() => type(''));
  }

  async function finish(sending: Promise<boolean>) {
    setSending(true);
    const isTaken = await sending;
    setSending(false);
    return isTaken;
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  const count = [...text.trim()].length;
  return (
    <form
      aria-label={label}
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Message</VisuallyHidden>
      </label>
      <div className={classes.writing}>
        {tools}
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          readOnly={isClosed || isSending}
          className={classes.field}
          placeholder={texts.chat.placeholder}
          aria-describedby={`${id}-count`}
          value={text}
          onKeyDown={handleKey}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            onType?.();
          }}
        />
        <PlainButton type="submit" aria-label="Send" aria-disabled={isClosed || isSending}>
          <IconSend size={20} aria-hidden />
        </PlainButton>
      </div>
      <p id={`${id}-count`} className={classes.count} data-over={count > limits.message.max}>
        {count > limits.message.max - nearLimit &&
          `${plain.format(count)} of ${plain.format(limits.message.max)} characters`}
      </p>
    </form>
  );
}
