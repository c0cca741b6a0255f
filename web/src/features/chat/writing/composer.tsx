import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { ReactNode } from 'react';
import { MessageField } from './message-field.tsx';
import { useTellTyping } from './use-typing.ts';

interface Props {
  person: PersonCard;
  /** Shown, but nothing can be written now. */
  isClosed: boolean;
  send: (content: string) => void;
  /** Small buttons before the field. */
  tools?: ReactNode;
}

export function Composer({ person, isClosed, send, tools }: Props) {
  const onType = useTellTyping(person.id);
  return (
    <MessageField
      receiverId={person.id}
      label={`Write to ${person.fullName}`}
      isClosed={isClosed}
      tools={tools}
      onType={onType}
      send={(content) => {
        send(content);
        return undefined;
      }}
    />
  );
}
