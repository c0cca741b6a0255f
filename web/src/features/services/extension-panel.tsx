import type { ServiceView } from '@sidework/contracts/client-services/services';
import { termsTexts } from '@sidework/contracts/client-services/words';
import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { DecidingButton } from './deciding-button.tsx';
import { type Change, useTerms } from './use-terms.ts';

const Dialog = lazyDialog(async () => (await import('./terms-windows.ts')).ExtensionWindow);

const History = lazyDialog(async () => (await import('./terms-windows.ts')).ExtensionHistoryWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  change: Change;
}

/** A later deadline: asked for by the professional, answered by the client. */
export function ExtensionPanel({ service, side, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const terms = useTerms(service, change);
  const { extension, title } = service;
  const isClient = side === 'client';
  const isExtensible =
    service.status === 'in_progress' && service.deadline !== null && !service.extensionRequested;
  const { extensionApproved, extensionApprovalFailed, extensionDenied, extensionDenialFailed } =
    termsTexts;
  return (
    <Stack gap="sm">
      {extension && (
        <Notice
          meaning={isClient ? 'turn' : 'waiting'}
          title={`Asked for: ${dayText(extension.proposedDeadline)}`}
        >
          <LongText>{extension.reason}</LongText>
          {isClient && (
            <Row>
              <DecidingButton
                label="Approve"
                about={title}
                variant="filled"
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
        </Notice>
      )}
      <Row>
        {!isClient && isExtensible && (
          <PlainButton
            variant="default"
            aria-label={`Request Extension: ${title}`}
            onClick={() => setOpen(true)}
          >
            Request Extension
          </PlainButton>
        )}
        <PlainButton variant="subtle" size="sm" onClick={() => setLooking(true)}>
          Extensions
        </PlainButton>
      </Row>
      <History isOpen={isLooking} serviceId={service.id} onClose={() => setLooking(false)} />
      <Dialog
        isOpen={isOpen}
        service={service}
        request={terms.requestExtension}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
