import { useState } from 'react';
import { LinkButton } from '../src/ui/buttons/link-button.tsx';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { Dialog } from '../src/ui/dialogs/dialog.tsx';
import { Row } from '../src/ui/layout/layout.tsx';
import { Section } from '../src/ui/layout/section.tsx';
import { Tabs } from '../src/ui/layout/tabs.tsx';
import { Notice } from '../src/ui/notices/notice.tsx';
import { toastFailure, toastSuccess } from '../src/ui/notices/toasts.ts';

const tabs = [
  { key: 'services', label: 'Services', count: 3 },
  { key: 'clients', label: 'Clients' },
  { key: 'reviews', label: 'Reviews' },
] as const;

export function ActionParts() {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<(typeof tabs)[number]['key']>('services');
  const close = () => setOpen(false);
  return (
    <>
      <Section title="Buttons">
        <Row>
          <PlainButton>Send proposal</PlainButton>
          <PlainButton variant="default">Add deduction</PlainButton>
          <PlainButton variant="light">Propose</PlainButton>
          <PlainButton variant="subtle">Cancel…</PlainButton>
          <PlainButton variant="danger">Delete “License.pdf”</PlainButton>
          <PlainButton isBusy>Send proposal</PlainButton>
          <PlainButton isDisabled>Send proposal</PlainButton>
          <PlainButton variant="default" size="sm">
            Try again
          </PlainButton>
          <LinkButton to="/jobs" variant="default">
            A link
          </LinkButton>
        </Row>
      </Section>
      <Section title="Dialog and toasts">
        <Row>
          <PlainButton variant="default" onClick={() => setOpen(true)}>
            Open a dialog
          </PlainButton>
          <PlainButton variant="default" onClick={() => toastSuccess('Saved')}>
            Say that it worked
          </PlainButton>
          <PlainButton variant="default" onClick={() => toastFailure('Error', 'It did not work.')}>
            Say that it failed
          </PlainButton>
        </Row>
        <Dialog
          isOpen={isOpen}
          title="Release $400.00 to Ruth?"
          onClose={close}
          actions={
            <>
              <PlainButton variant="default" onClick={close}>
                Not yet
              </PlainButton>
              <PlainButton onClick={close}>Release $400.00</PlainButton>
            </>
          }
        >
          Ruth is paid at once, and the work counts as done. It cannot be taken back.
        </Dialog>
      </Section>
      <Section title="Tabs">
        <Tabs label="Of your clients" tabs={tabs} chosen={tab} onChoose={setTab}>
          <p>What belongs to {tab}.</p>
        </Tabs>
      </Section>
      <Section title="Notices">
        <Notice
          meaning="turn"
          title="Ruth asks for two more days"
          action={<PlainButton variant="default">Answer</PlainButton>}
        >
          Until then the deadline of November 28 holds.
        </Notice>
        <br />
        <Notice>Nothing to do: we check your papers, and tell you by mail.</Notice>
      </Section>
    </>
  );
}
