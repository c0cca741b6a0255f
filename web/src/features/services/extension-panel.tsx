import type { ServiceView } from '@sidework/contracts/client-services/services';
import { termsTexts } from '@sidework/contracts/client-services/words';
import { dayText } from '../../lib/dates.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DecidingButton } from './deciding-button.tsx';
import { TermsActions } from './terms-actions.tsx';
import { type Change, useTerms } from './use-terms.ts';
import { turnOf } from './what-waits.ts';

const Form = lazyDialog(async () => (await import('./terms-windows.ts')).ExtensionWindow);
const History = lazyDialog(async () => (await import('./terms-windows.ts')).ExtensionHistoryWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  change: Change;
  /** Whether what was asked for before is one click away. */
  isPast: boolean;
}

/** A later deadline: asked for by the professional, answered by the client. */
export function ExtensionPanel({ service, side, change, isPast }: Props) {
  const terms = useTerms(service, change);
  const { extension, title, id: serviceId } = service;
  const isClient = side === 'client';
  const isDated = service.deadline !== null;
  const mayAsk =
    !isClient && service.status === 'in_progress' && isDated && !service.extensionRequested;
  const { extensionApproved, extensionApprovalFailed, extensionDenied, extensionDenialFailed } =
    termsTexts;
  return (
    <Stack gap="sm">
      {extension && (
        <Notice
          meaning={isClient ? 'turn' : 'waiting'}
          title={`Asked for: ${dayText(extension.proposedDeadline)}`}
        >
          <Stack gap="xs">
            <LongText>{extension.reason}</LongText>
            {isClient && (
              <Row gap="xs">
                <DecidingButton
                  label="Approve"
                  about={title}
                  variant={turnOf(service, side) === 'extension' ? 'filled' : 'default'}
                  done={extensionApproved}
                  failed={extensionApprovalFailed}
                  act={terms.approve}
                />
                <DecidingButton
                  label="Deny"
                  about={title}
                  done={extensionDenied}
                  failed={extensionDenialFailed}
                  act={terms.deny}
                />
              </Row>
            )}
          </Stack>
        </Notice>
      )}
      <TermsActions
        ask={mayAsk && 'Request Extension'}
        about={title}
        form={(window) => <Form {...window} service={service} request={terms.requestExtension} />}
        past={isPast && isDated && 'Extensions'}
        history={(window) => <History {...window} serviceId={serviceId} />}
      />
    </Stack>
  );
}
