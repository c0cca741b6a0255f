import type { GuardianConsent } from '@sidework/contracts/identity/family/guardians';
import { IconFileCheck } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Item, ItemList } from '../../ui/rows/item-list.tsx';
import { consentStates, methodTexts, permitTitles } from './child-words.ts';

/** Every consent as it was given, also what has ended. */
export function ConsentHistory({ consents }: { consents: GuardianConsent[] }) {
  if (consents.length === 0) return null;
  return (
    <ItemList label="Consents">
      {consents.map((consent) => (
        <ConsentItem key={consent.id} consent={consent} />
      ))}
    </ItemList>
  );
}

function ConsentItem({ consent }: { consent: GuardianConsent }) {
  const { id, guardianName, isOwn, method, status, permits, submittedAt, reason } = consent;
  const things = ['The account', ...permits.map((permit) => permitTitles[permit].toLowerCase())];
  return (
    <Item
      icon={<IconFileCheck size={20} />}
      title={isOwn ? 'You' : guardianName}
      badge={<Chip meaning={meaningOf(status)}>{consentStates[status]}</Chip>}
      details={
        <>
          {new Intl.ListFormat('en-US').format(things)} · {methodTexts[method]} ·{' '}
          <DateText moment={submittedAt} />
          {consent.revokedAt && (
            <>
              {' '}
              · Ended <DateText moment={consent.revokedAt} />
            </>
          )}
          {reason && <div>{reason}</div>}
        </>
      }
      actions={
        isOwn &&
        status === 'waiting_for_form' && (
          <LinkButton to={paths.guardianConsentForm(id)} variant="default">
            Send the form
          </LinkButton>
        )
      }
    />
  );
}

function meaningOf(status: GuardianConsent['status']) {
  if (status === 'given') return 'open';
  return status === 'revoked' || status === 'rejected' ? 'over' : 'waiting';
}
