import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { useState } from 'react';
import { getSession } from '../../../lib/session.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { ListRow } from '../../../ui/rows/rows.tsx';
import { DecideWithReason } from '../reasons/decide-with-reason.tsx';
import { roleTexts } from './role-texts.ts';

const staffRoles = ['moderator', 'admin'] as const;
type StaffRole = (typeof staffRoles)[number];

const texts: Record<StaffRole, string> = {
  moderator: 'Verifies children and decides on consents.',
  admin: 'Everything in this console: accounts, roles and the audit log too.',
};

interface Props {
  account: AccountView;
  name: string;
  changeRoles: (change: { reason: string; roles: StaffRole[] }) => Promise<unknown>;
}

const rolesOf = (account: AccountView) => staffRoles.filter((role) => account.roles.includes(role));

export function AccountRoles({ account, name, changeRoles }: Props) {
  const own = rolesOf(account);
  const isOwn = getSession()?.viewer.id === account.id;
  const roles =
    own.length > 0 ? own.map((role) => roleTexts[role]).join(' and ') : 'No staff roles';
  return (
    <ListRow
      title="Roles"
      titleLook="plain"
      details={`${roles}. The role of professionals follows from the account type.`}
      note={isOwn && 'Ask another administrator to change your own roles.'}
      action={
        !isOwn && <ChangeRoles key={own.join()} own={own} name={name} changeRoles={changeRoles} />
      }
    />
  );
}

function ChangeRoles({ own, name, changeRoles }: Omit<Props, 'account'> & { own: StaffRole[] }) {
  const [chosen, setChosen] = useState(own);
  const toggle = (role: StaffRole) => () =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  const isAsBefore = staffRoles.every((role) => own.includes(role) === chosen.includes(role));
  return (
    <DecideWithReason
      label="Change roles"
      about={name}
      title={`Change the roles of ${name}?`}
      text="Staff need a second step to open this console. Who loses a role is signed out everywhere."
      fields={(faultId) =>
        staffRoles.map((role, place) => (
          <CheckField
            key={role}
            label={roleTexts[role]}
            text={texts[role]}
            isChecked={chosen.includes(role)}
            isFirst={place === 0}
            faultId={faultId}
            onChange={toggle(role)}
          />
        ))
      }
      missing={isAsBefore ? 'Choose other roles than they have.' : undefined}
      submitLabel="Change roles"
      done="The roles are changed"
      decide={(reason) => changeRoles({ reason, roles: chosen })}
    />
  );
}
