import type { PersonCard } from '@sidework/contracts/kernel/values';
import type { Attachment } from '@sidework/contracts/network-chat/attachments';
import type { ReactNode } from 'react';
import { AddFile } from '../files/add-file.tsx';
import { ChosenFiles } from '../files/chosen-files.tsx';
import { useFiles } from '../files/use-files.ts';
import { MessageField } from './message-field.tsx';
import { useTellTyping } from './use-typing.ts';

interface Props {
  person: PersonCard;
  /** Shown, but nothing can be written now. */
  isClosed: boolean;
  send: (content: string, files: readonly Attachment[]) => void;
  /** Files are sent between adults who have both written. */
  maySendFiles: boolean;
  /** Small buttons before the field. */
  tools?: ReactNode;
}

export function Composer({ person, isClosed, send, maySendFiles, tools }: Props) {
  const onType = useTellTyping(person.id);
  const files = useFiles();
  return (
    <>
      {maySendFiles && <ChosenFiles files={files} />}
      <MessageField
        receiverId={person.id}
        label={`Write to ${person.fullName}`}
        isClosed={isClosed}
        tools={
          <>
            {tools}
            {maySendFiles && <AddFile files={files} />}
          </>
        }
        hasFiles={files.files.length > 0}
        hindrance={files.progress ? 'Your file is still being sent.' : undefined}
        onType={onType}
        send={(content) => {
          send(content, files.files);
          files.clear();
          return undefined;
        }}
      />
    </>
  );
}
