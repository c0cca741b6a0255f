import '../../ui/dialog-styles.ts';
import '../../ui/input-styles.ts';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { deletionPhrase } from '@sidework/contracts/identity/own-data';
import { type SyntheticEvent, useRef, useState } from 'react';
import { codeOf } from '../../lib/auth-calls.ts';
import { securityMessageOf } from '../../lib/security-messages.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { useOpenedAfterMount } from '../../ui/use-opened-after-mount.ts';
import { deleteAccount } from './delete-account.ts';
import type { DeleteAccountDialogProps } from './delete-account-dialog.tsx';
import classes from './delete-account-window.module.css';

const notThePhrase = `Type “${deletionPhrase}”`;

export function DeleteAccountWindow({ isOpen, onClose }: DeleteAccountDialogProps) {
  const [phrase, setPhrase] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { isBusy, run } = useBusy();
  const isShown = useOpenedAfterMount(isOpen);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = phrase.trim().toLowerCase();
    setWrong(typed !== deletionPhrase);
    if (typed !== deletionPhrase) return field.current?.focus();
    void run(() => deleteAccount(deletionPhrase).catch(fail));
  }

  function fail(error: unknown) {
    // The page asks to sign in again; two dialogs at once would be one too many.
    if (codeOf(error) === 'sign_in_needed') onClose();
    else setRefusal(error);
  }

  /** What was asked for is under way: closing would look as if it were called off. */
  function cancel() {
    if (!isBusy) onClose();
  }

  return (
    <Modal opened={isShown} onClose={cancel} title="Delete your account?">
      <form noValidate onSubmit={submit}>
        <Stack>
          <p className={classes.text}>
            You are signed out everywhere, and nobody can bring the account back.
          </p>
          <TextInput
            ref={field}
            label={`Type “${deletionPhrase}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            value={phrase}
            error={isWrong && notThePhrase}
            onChange={({ currentTarget }) => setPhrase(currentTarget.value)}
          />
          {refusal !== undefined && (
            <ErrorNotice error={refusal} text={securityMessageOf(refusal)} />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={cancel}>
              Keep it
            </Button>
            <Button type="submit" color="red" loading={isBusy}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
