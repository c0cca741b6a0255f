import { askAuth } from '../../lib/auth-calls.ts';
import { useSession } from '../../lib/session.ts';
import { useAuthAnswer } from '../../lib/use-auth-answer.ts';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { changeEmail } from './account-commands.ts';
import { rules } from './rules.ts';
import { useProvenChange } from './use-proven-change.ts';

async function readWaiting(): Promise<string | null> {
  const { user } = await askAuth((client) => client.getUser());
  return user.new_email || null;
}

/** The viewer's address, and another one instead of it once both agree. */
export function useChangeEmail() {
  const current = useSession()?.viewer.email ?? '';
  const { data: waitingFor, mutate } = useAuthAnswer('new-email', readWaiting);
  const change = useProvenChange({
    name: 'change-email',
    validate: (wanted) =>
      rules.email(wanted) ?? (isSame(wanted, current) ? 'This is your address already' : null),
    save: (wanted, code) => changeEmail(wanted.trim(), code),
    faults: ['email_exists', 'email_address_invalid', 'validation_failed'],
    async onSaved() {
      toastSuccess('Check your mail', 'Your address changes once both links were opened.');
      await mutate();
    },
  });
  return { ...change, current, waitingFor };
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
