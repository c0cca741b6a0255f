import type { PersonCard } from '@sidework/contracts/kernel/values';
import { limits } from '@sidework/contracts/network-chat/limits';
import { texts } from '@sidework/contracts/texts';
import { IconSend } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PlainButton } from '../../ui/plain-button.tsx';
import { toastFailure } from '../../ui/toasts.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { keepDraft, readDraft } from './chat-drafts.ts';
import classes from './composer.module.css';
import { useTellTyping } from './use-typing.ts';

interface Props {
  person: PersonCard;
  send: (content: string) => void;
}

/** So few are left that they are counted. */
const nearLimit = 200;
const plain = new Intl.NumberFormat('en-US');

/** The contract is fetched while one types. Should that fail, the server's own answer is shown. */
const rules = () =>
  import('./message-rules.ts').then(
    ({ faultOf }) => faultOf,
    () => () => undefined,
  );

export function Composer({ person, send }: Props) {
  const [text, setText] = useState(() => readDraft(person.id));
  const field = useRef<HTMLTextAreaElement>(null);
  const tellTyping = useTellTyping(person.id);
  const id = useId();
  const isChecking = useRef(false);
  useEffect(() => void rules(), []);

  function type(typed: string) {
    setText(typed);
    keepDraft(person.id, typed);
  }

  async function submit() {
    if (isChecking.current) return;
    isChecking.current = true;
    const fault = (await rules())(text);
    isChecking.current = false;
    field.current?.focus();
    if (fault) return toastFailure(texts.toastTitles.validationError, fault);
    send(text.trim());
    type('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  const count = [...text.trim()].length;
  return (
    <form
      aria-label={`Write to ${person.fullName}`}
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
        <textarea
          ref={field}
          id={id}
          rows={1}
          className={classes.field}
          placeholder={texts.chat.placeholder}
          aria-describedby={`${id}-count`}
          value={text}
          onKeyDown={handleKey}
          onChange={({ currentTarget }) => {
            type(currentTarget.value);
            tellTyping();
          }}
        />
        <PlainButton type="submit" aria-label="Send">
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
