import type { ExtensionView } from '@sidework/contracts/client-services/extension-view';
import type { ServiceView } from '@sidework/contracts/client-services/services';
import { termsTexts } from '@sidework/contracts/client-services/words';
import { shortDayText } from '../../../lib/dates.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { LongText } from '../../../ui/layout/long-text.tsx';
import { Notice } from '../../../ui/notices/notice.tsx';
import { otherSide } from '../parts/service-parts.tsx';
import { turnOf } from '../what-waits.ts';
import { DecidingButton } from './deciding-button.tsx';
import { TermsButton } from './terms-button.tsx';
import { type Change, useTerms } from './use-terms.ts';

const Form = lazyDialog(async () => (await import('./terms-windows.ts')).ExtensionWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  change: Change;
}

/** A later deadline that the professional asked for and the client answers. */
export function AskedExtension({ service, side, change }: Props) {
  const terms = useTerms(service, change);
  const { extension, title } = service;
  const isClient = side === 'client';
  const { extensionApproved, extensionApprovalFailed, extensionDenied, extensionDenialFailed } =
    termsTexts;
  if (!extension) return null;
  return (
    <Notice
      meaning={isClient ? 'turn' : 'waiting'}
      title={askedText(extension, otherSide({ service, side }).name, isClient)}
      action={
        isClient && (
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
        )
      }
    >
      <LongText>{extension.reason}</LongText>
    </Notice>
  );
}

function askedText(
  { currentDeadline, proposedDeadline }: ExtensionView,
  name: string,
  isAsked: boolean,
) {
  const days = `from ${shortDayText(currentDeadline)} to ${shortDayText(proposedDeadline)}`;
  return isAsked
    ? `${name} asks to move the deadline ${days}`
    : `You asked to move the deadline ${days}. ${name} has not answered yet.`;
}

/** The way to ask for a later deadline. */
export function ExtensionPanel({ service, side, change }: Props) {
  const { requestExtension } = useTerms(service, change);
  const mayAsk =
    side === 'professional' &&
    !service.isOfChild &&
    service.status === 'in_progress' &&
    service.deadline !== null &&
    !service.extensionRequested;
  return (
    <TermsButton label={mayAsk && 'Request Extension'} about={service.title}>
      {(window) => <Form {...window} service={service} request={requestExtension} />}
    </TermsButton>
  );
}
