import {
  acceptClientInvitation,
  type ClientInvitationView,
  lookAtClientInvitation,
  refuseClientInvitation,
} from '@sidework/contracts/client-services/client-invitations';
import { clientInvitationLink } from '@sidework/contracts/client-services/crm-addresses';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { exactText } from '../../../lib/dates.ts';
import { messageOf } from '../../../lib/messages.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { PlainButton } from '../../../ui/buttons/plain-button.tsx';
import { AskedButton } from '../../../ui/dialogs/asked-button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../../ui/notices/error-notice.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { toastSuccess } from '../../../ui/notices/toasts.ts';
import { ListSkeleton } from '../../../ui/rows/list-skeleton.tsx';

interface Props {
  token: string;
  /** The contract that came with it, for who may read it. */
  contract: ReactNode;
}

/** Anyone with the link sees who invites them; an account joins by it. */
export function ClientInvitation({ token, contract }: Props) {
  const [invitation, setInvitation] = useState<ClientInvitationView>();
  const [error, setError] = useState<unknown>();
  const [isRefused, setRefused] = useState(false);
  const look = useCallback(async () => {
    setError(undefined);
    try {
      setInvitation(await call(lookAtClientInvitation, { body: { token } }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void look(), [look]);

  if (isRefused)
    return (
      <Notice title="Thank you for telling us">
        This person can no longer invite your address.
      </Notice>
    );
  const notMe = (
    <AskedButton
      label="This is not me"
      title="Is this invitation not meant for you?"
      confirmLabel="This is not me"
      cancelLabel="Back"
      done="Thank you for telling us."
      act={async () => {
        await call(refuseClientInvitation, { body: { token } });
        setRefused(true);
      }}
      messageOf={messageOf}
    >
      The person who sent it can no longer invite your address.
    </AskedButton>
  );
  if (error !== undefined && !invitation)
    return (
      <Stack>
        <ErrorNotice error={error} onRetry={look} />
        {token && <Row>{notMe}</Row>}
      </Stack>
    );
  if (!invitation) return <ListSkeleton rows={2} label="Loading the invitation" />;
  return (
    <Stack gap="lg">
      {invitation.hasContract ? (
        <Contract
          token={token}
          contract={contract}
          name={invitation.professionalName}
          email={invitation.email}
        />
      ) : (
        <p>
          {invitation.professionalName} works for you and invites {invitation.email} to Sidework.
          There you can see offers, agree on work, pay safely and keep your documents in one place.
        </p>
      )}
      <p>
        You can {invitation.hasContract ? 'sign' : 'join'} until {exactText(invitation.expiresAt)}.
      </p>
      <Row>
        {!invitation.hasContract && <Join token={token} />}
        {notMe}
      </Row>
    </Stack>
  );
}

interface ContractProps extends Props {
  name: string;
  email: string;
}

/** Its text is shown to the account alone that confirmed the address. */
function Contract({ token, contract, name, email }: ContractProps) {
  const session = useSession();
  if (session) return contract;
  return (
    <Stack>
      <p>
        {name} sent you a contract to {email}. With a Sidework account for that address you read it,
        sign it and pay on this page. Sidework holds your payment until you release it.
      </p>
      <Row>
        <Link to={paths.auth} state={{ from: clientInvitationLink(token) }}>
          Log in or sign up to read it
        </Link>
      </Row>
    </Stack>
  );
}

function Join({ token }: { token: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const { isBusy, run } = useBusy();
  const [refusal, setRefusal] = useState<unknown>();

  async function join() {
    setRefusal(undefined);
    try {
      await call(acceptClientInvitation, { body: { token } });
      toastSuccess('You have joined');
      void navigate(paths.myServices);
    } catch (error) {
      setRefusal(error);
    }
  }

  if (!session)
    return (
      <Link to={paths.auth} state={{ from: clientInvitationLink(token) }}>
        Log in or sign up to join
      </Link>
    );
  return (
    <Stack>
      <PlainButton isBusy={isBusy} onClick={() => void run(join)}>
        Join
      </PlainButton>
      {refusal !== undefined && <ErrorNotice error={refusal} />}
    </Stack>
  );
}
