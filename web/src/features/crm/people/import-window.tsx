import { contactLimits } from '@sidework/contracts/client-services/crm-people';
import { useState } from 'react';
import { messageOf } from '../../../lib/messages.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../../ui/dialogs/dialog-window.tsx';
import { UploadArea } from '../../../ui/fields/upload-area.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { type ContactFile, mostBytes, readContacts, textOf } from './contact-file.ts';
import { usePeopleActs } from './use-people.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

export function ImportWindow({ isOpen, onClose }: Props) {
  return (
    <DialogWindow isOpen={isOpen} title="Import contacts" onClose={onClose}>
      <Import onClose={onClose} />
    </DialogWindow>
  );
}

const types = ['.csv', '.vcf', 'text/csv', 'text/vcard'];
const mostShown = 50;

interface Preview extends ContactFile {
  known: number[];
}

const countText = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The file is read here and shown before anything is added. */
function Import({ onClose }: Pick<Props, 'onClose'>) {
  const { preview, load } = usePeopleActs();
  const [read, setRead] = useState<Preview>();
  const [fault, setFault] = useState<string>();
  const { isBusy, run } = useBusy();

  async function choose(file: File | undefined) {
    setRead(undefined);
    setFault(undefined);
    if (!file) return;
    try {
      if (file.size > mostBytes)
        return setFault('This file is too large. Choose one of up to 20 MB.');
      const found = readContacts(await textOf(file));
      const most = contactLimits.perList;
      if (found.contacts.length === 0)
        return setFault('There are no contacts in this file. Choose a CSV or vCard file.');
      if (found.contacts.length > most)
        return setFault(
          `This file has ${found.contacts.length} contacts. A list holds ${most.toLocaleString('en-US')}.`,
        );
      setRead({ ...found, known: (await preview(found.contacts)).known });
    } catch (error) {
      setFault(messageOf(error));
    }
  }

  async function add({ contacts }: Preview) {
    try {
      const { added } = await load(contacts);
      toastSuccess(countText(added, 'contact added', 'contacts added'));
      onClose();
    } catch (error) {
      setFault(messageOf(error));
    }
  }

  const fresh = read ? read.contacts.length - read.known.length : 0;
  return (
    <Stack>
      <UploadArea
        label="Choose a file"
        hint={`CSV or vCard, up to ${contactLimits.perList.toLocaleString('en-US')} contacts`}
        types={types}
        error={fault}
        onChoose={([file]) => void run(() => choose(file))}
      />
      {read && (
        <>
          <Notice title={countText(fresh, 'new contact', 'new contacts')}>
            {read.known.length > 0 &&
              `${countText(read.known.length, 'is', 'are')} already on your list. `}
            {read.unread > 0 &&
              `${countText(read.unread, 'row has', 'rows have')} no name, email or phone number.`}
          </Notice>
          <Rows label="Contacts in the file">
            {read.contacts.slice(0, mostShown).map((contact, place) => (
              <ListRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a file can be alike
                key={place}
                title={contact.fullName}
                details={[contact.email, contact.phone, contact.address]
                  .filter(Boolean)
                  .join(' · ')}
                action={read.known.includes(place) && <span>On your list</span>}
              />
            ))}
          </Rows>
          {read.contacts.length > mostShown && <p>And {read.contacts.length - mostShown} more.</p>}
        </>
      )}
      <DialogActions>
        <PlainButton variant="default" onClick={onClose}>
          Cancel
        </PlainButton>
        <PlainButton
          isBusy={isBusy}
          isDisabled={fresh === 0}
          onClick={() => read && void run(() => add(read))}
        >
          {fresh > 0 ? `Add ${countText(fresh, 'contact', 'contacts')}` : 'Add contacts'}
        </PlainButton>
      </DialogActions>
    </Stack>
  );
}
