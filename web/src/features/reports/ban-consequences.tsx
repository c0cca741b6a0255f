import type { ReportedThing, ReportView } from '@sidework/contracts/network-chat/reports';
import { Link } from 'react-router-dom';
import { accountsEnd, othersOfBanned } from '../../lib/ban-words.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';

interface Props {
  report: ReportView;
  /** It is the outcome as told to the reporter. */
  told: string;
}

/** A report's ban leaves some things open; an administrator can do the rest in the account. */
export function BanConsequences({ report, told }: Props) {
  const { thing, reported, childrenOfReported } = report;
  const isAdmin = useSession()?.viewer.roles.includes('admin') === true;
  const name = reported.fullName;
  const stays = whatStays[thing];
  const account = <Link to={paths.account(reported.id)}>their account</Link>;
  return (
    <Stack gap="xs">
      <Words>
        {name} cannot sign in until an administrator lifts the ban.{' '}
        {isAdmin ? (
          <>For a shorter ban, use {account}.</>
        ) : (
          'Only an administrator can set a shorter ban.'
        )}
      </Words>
      {childrenOfReported > 0 && (
        <Words>
          {name} is the guardian of{' '}
          {childrenOfReported === 1 ? 'a child' : `${childrenOfReported} children`}. Where no other
          guardian agreed, {accountsEnd('the child’s', true)}{' '}
          {isAdmin ? (
            <>Look first in {account}, which says for whom another guardian agreed.</>
          ) : (
            'Ask an administrator first: they see for whom another guardian agreed.'
          )}
        </Words>
      )}
      <Words>
        {stays &&
          `${stays} To hide it too, choose Hide here and ${isAdmin ? 'ban them in their account' : 'ask an administrator for the ban'}. `}
        Other reports about {name} stay open.
      </Words>
      {[
        ...othersOfBanned,
        `${name} is not told your reason; it is kept in the audit log. ${told}`,
      ].map((line) => (
        <Words key={line} isSmall tone="soft">
          {line}
        </Words>
      ))}
    </Stack>
  );
}

/** A report has one decision, and a ban hides no message and no review. */
const whatStays: Partial<Record<ReportedThing, string>> = {
  message: 'The reported message stays visible.',
  room_message: 'The reported message stays visible.',
  review: 'The reported review stays visible.',
};
