import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { getSession } from '../../../lib/session.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../../ui/rows/rows.tsx';
import { ChildFileView } from '../child-files/child-file-view.tsx';
import { CloseChildFile } from '../child-files/close-child-file.tsx';
import { AddressWarning } from '../child-files/compared-address.tsx';
import { OpenChildFile } from '../child-files/open-child-file.tsx';
import { useChildFile } from '../child-files/use-child-file.ts';
import { AccountRoles } from './account-roles.tsx';
import { AccountSessions, AccountStanding } from './account-standing.tsx';
import { AccountType } from './account-type.tsx';
import type { useAccount } from './use-account.ts';

interface Props {
  one: ReturnType<typeof useAccount>;
  account: AccountView;
  name: string;
}

/** The gravest comes last. A child gets no role of staff. */
export function AccountActs({ one, account, name }: Props) {
  const { file, open, close } = useChildFile(account.id);
  const isChild = account.accountType === 'sidework_kids';
  const isOwn = getSession()?.viewer.id === account.id;
  return (
    <>
      {file && (
        <Section
          title="The child’s file"
          action={<CloseChildFile childName={name} close={close} />}
        >
          <Stack>
            <AddressWarning file={file} />
            <ChildFileView file={file} />
          </Stack>
        </Section>
      )}
      <Section title="What you can do">
        <Rows label="What you can do">
          {isChild && !file && (
            <ListRow
              title="The child’s file"
              titleLook="plain"
              details="For a child, only the first name and an initial are shown. Reading the rest takes a reason."
              action={<OpenChildFile childName={name} open={open} />}
            />
          )}
          {isOwn ? (
            <ListRow
              title="Sign-in"
              titleLook="plain"
              details="This is your own account. Your sessions stand under Security."
            />
          ) : (
            <AccountSessions account={account} name={name} signOut={one.signOut} />
          )}
          {!isChild && <AccountRoles account={account} name={name} changeRoles={one.changeRoles} />}
          <AccountType account={account} name={name} changeType={one.changeType} />
          {!isOwn && (
            <AccountStanding account={account} name={name} ban={one.ban} lift={one.lift} />
          )}
        </Rows>
      </Section>
    </>
  );
}
