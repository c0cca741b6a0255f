import { listOwnSessions } from '@sidework/contracts/identity/own-sessions/own-sessions';
import { useInvalidate } from '../../lib/api.ts';
import { toastSuccess } from '../../ui/notices/toasts.ts';
import { choosePassword } from './account-commands.ts';
import { rules } from './rules.ts';
import { useProvenChange } from './use-proven-change.ts';

export function useChangePassword() {
  const invalidate = useInvalidate();
  return useProvenChange({
    name: 'change-password',
    validate: rules.newPassword,
    save: choosePassword,
    faults: ['weak_password', 'same_password'],
    onSaved() {
      toastSuccess('Your new password is saved');
      // The others ended.
      return invalidate(listOwnSessions);
    },
  });
}
