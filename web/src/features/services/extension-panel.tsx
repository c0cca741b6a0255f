import type { ServiceView } from '@sidework/contracts/client-services/services';
import { texts } from '@sidework/contracts/texts';
import { useState } from 'react';
import { dayText } from '../../lib/dates.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LongText } from '../../ui/long-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { DecidingButton } from './deciding-button.tsx';
import { ExtensionHistory } from './extension-history.tsx';
import { type Change, useTerms } from './use-terms.ts';

const Dialog = lazyDialog(async () => (await import('./extension-window.tsx')).ExtensionWindow);

interface Props {
  service: ServiceView;
  side: 'client' | 'professional';
  change: Change;
}

/** A later deadline: asked for by the professional, answered by the client. */
export function ExtensionPanel({ service, side, change }: Props) {
  const [isOpen, setOpen] = useState(false);
  const terms = useTerms(service, change);
  const { extension, title } = service;
  const isClient = side === 'client';
  const isExtensible =
    service.status === 'in_progress' && service.deadline !== null && !service.extensionRequested;
  const { extensionApproved, extensionApprovalFailed, extensionDenied, extensionDenialFailed } =
    texts.services;
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
        <ExtensionHistory serviceId={service.id} />
      </Row>
      <Dialog
        isOpen={isOpen}
        service={service}
        request={terms.requestExtension}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
