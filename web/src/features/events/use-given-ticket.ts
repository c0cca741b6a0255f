import {
  acceptTicketInvitation,
  cancelGivenTicket,
  lookAtTicketInvitation,
  refuseTicketInvitation,
  type TicketInvitationView,
} from '@sidework/contracts/education-events/ticket-invitations';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

type End = 'refused' | 'cancelled';

export function useGivenTicket(token: string) {
  const [invitation, setInvitation] = useState<TicketInvitationView>();
  const [error, setError] = useState<unknown>();
  const [ended, setEnded] = useState<End>();

  const look = useCallback(async () => {
    setError(undefined);
    try {
      setInvitation(await call(lookAtTicketInvitation, { body: { token } }));
    } catch (failure) {
      setError(failure);
    }
  }, [token]);
  useEffect(() => void look(), [look]);

  return {
    invitation,
    error,
    ended,
    look,
    async accept() {
      const accepted = await call(acceptTicketInvitation, { body: { token } });
      setInvitation(accepted);
      return accepted;
    },
    async refuse() {
      await call(refuseTicketInvitation, { body: { token } });
      setEnded('refused');
    },
    async cancel() {
      await call(cancelGivenTicket, { body: { token } });
      setEnded('cancelled');
    },
  };
}
