import type { WaitingConsent } from '@sidework/contracts/identity/family/consents';
import { IconFileCheck } from '@tabler/icons-react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { DateText } from '../../ui/figures/date-text.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { ListRow, RowIcon, Rows } from '../../ui/rows/rows.tsx';
import { consentStates, methodTexts, whenDecided } from './child-words.ts';
import { useWaitingConsents } from './use-waiting-consents.ts';

/**
 * A guardian who left before sending their form finds the way back here; otherwise it renders
 * nothing.
 */
export function WaitingConsents() {
  const { consents, error, reload } = useWaitingConsents();
  if (error) return <ErrorNotice error={error} onRetry={reload} />;
  if (consents.length === 0) return null;
  return (
    <Section title="Waiting">
      <Stack gap="xs">
        <Rows label="Waiting consents">
          {consents.map((consent) => (
            <WaitingItem key={consent.id} consent={consent} />
          ))}
        </Rows>
        <Words tone="soft" isSmall>
          Your consent does not count until we have accepted it.
          {consents.some(({ method }) => method === 'signed_form') &&
            ' A signed form that we do not get within 30 days is no longer waited for.'}
        </Words>
      </Stack>
    </Section>
  );
}

function WaitingItem({ consent }: { consent: WaitingConsent }) {
  const { id, childName, method, status, submittedAt } = consent;
  return (
    <ListRow
      lead={
        <RowIcon>
          <IconFileCheck size={20} />
        </RowIcon>
      }
      title={childName}
      titleLook="plain"
      chip={<Chip meaning="waiting">{consentStates[status]}</Chip>}
      details={
        <>
          {methodTexts[method]} · <DateText moment={submittedAt} />
          {status === 'pending' && <div>{whenDecided[method]}</div>}
        </>
      }
      action={
        status === 'waiting_for_form' && (
          <LinkButton to={paths.guardianConsentForm(id)} variant="default">
            Send the form
          </LinkButton>
        )
      }
    />
  );
}
