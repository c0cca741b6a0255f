import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { Link } from 'react-router-dom';
import { accountsEnd } from '../../../lib/ban-words.ts';
import { paths } from '../../../lib/paths.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Words } from '../../../ui/layout/words.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';

type Children = AccountView['children'];
interface Props {
  people: Children;
}

/** Says what a ban of their guardian does to each child. Only children without another guardian's consent lose the account. */
export function BannedChildren({ people, guardian }: Props & { guardian: string }) {
  const of = (who: Children[number]['whoAgreed']) =>
    people.filter(({ whoAgreed }) => whoAgreed === who);
  const [ending, staying, without] = [
    of('only_this_guardian'),
    of('another_guardian'),
    of('nobody'),
  ];
  const isOne = ending.length === 1;
  return (
    <>
      {ending.length > 0 && (
        <Notice
          meaning="due"
          title={
            isOne ? 'A child loses the account' : `${ending.length} children lose their accounts`
          }
        >
          <Stack gap="xs">
            <Words>
              <Names people={ending} /> {isOne ? 'has' : 'have'} no other guardian who agreed.{' '}
              {accountsEnd(isOne ? 'The' : 'Their', isOne)}
            </Words>
            <Words>
              To spare {isOne ? 'the child' : 'them'}, first have {guardian} invite another
              guardian, and ban once they have agreed.
            </Words>
          </Stack>
        </Notice>
      )}
      {staying.length > 0 && (
        <Words>
          <Names people={staying} />{' '}
          {staying.length === 1 ? 'keeps the account' : 'keep their accounts'}: another guardian
          agreed.
        </Words>
      )}
      {without.length > 0 && (
        <Words>
          <Names people={without} /> {without.length === 1 ? 'has' : 'have'} no valid consent
          already.
        </Words>
      )}
    </>
  );
}

/** "Leo M. and Mia M.", each leading to the account. */
const Names = ({ people }: Props) =>
  new Intl.ListFormat('en-US').formatToParts(people.map(({ id }) => id)).map(({ type, value }) =>
    type === 'literal' ? (
      value
    ) : (
      <Link key={value} to={paths.account(value)}>
        {people.find(({ id }) => id === value)?.fullName}
      </Link>
    ),
  );
