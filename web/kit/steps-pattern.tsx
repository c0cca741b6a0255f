import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { createDraft, useDraft } from '../src/lib/draft.ts';
import { PlainButton } from '../src/ui/buttons/plain-button.tsx';
import { DollarsInput } from '../src/ui/fields/dollars-input.tsx';
import { useSubmit } from '../src/ui/fields/use-submit.ts';
import { Steps } from '../src/ui/figures/steps.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { Row, Split, Stack } from '../src/ui/layout/layout.tsx';
import { Page } from '../src/ui/layout/page.tsx';
import { ErrorNotice } from '../src/ui/notices/error-notice.tsx';
import { Ticket } from '../src/ui/rows/ticket.tsx';

const steps = ['What it is', 'Price', 'Check'];

const drafts = createDraft({
  name: 'kit',
  empty: { title: '', price: '' },
  where: 'localStorage',
  unkept: ['price'],
});

/** A form in steps: one thing asked at a time, what was typed kept, and what comes of it beside. */
export function StepsPattern() {
  const [step, setStep] = useState(0);
  const { begun, keep, drop } = useDraft(drafts);
  const form = useForm({
    initialValues: begun,
    onValuesChange: keep,
    validate: { title: (title) => (title ? null : 'Say what you offer.') },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, {
    send: async (typed) => typed,
    onSent: drop,
    done: 'Your gig is posted',
  });
  const isLast = step === steps.length - 1;
  return (
    <Page title="Post a Gig" purpose="Say what you offer, and people near you can book it.">
      <Steps label="Steps" steps={steps} now={step} onGoTo={setStep} />
      <Split
        asideLabel="How it will look"
        aside={
          <Ticket
            scene="light"
            title={form.values.title || 'Your gig'}
            person="Ruth Okafor"
            amount={form.values.price && `$${form.values.price}`}
          />
        }
      >
        <Card>
          <form noValidate onSubmit={onSubmit}>
            <Stack gap="lg">
              {step !== 1 && (
                <TextInput label="Title" withAsterisk {...form.getInputProps('title')} />
              )}
              {step !== 0 && <DollarsInput label="Price" {...form.getInputProps('price')} />}
              {refusal !== undefined && <ErrorNotice error={refusal} />}
              <Row justify="between">
                <PlainButton
                  variant="default"
                  isDisabled={step === 0}
                  onClick={() => setStep(step - 1)}
                >
                  Back
                </PlainButton>
                {isLast ? (
                  <PlainButton type="submit" isBusy={isBusy}>
                    Post gig
                  </PlainButton>
                ) : (
                  <PlainButton onClick={() => setStep(step + 1)}>Continue</PlainButton>
                )}
              </Row>
            </Stack>
          </form>
        </Card>
      </Split>
    </Page>
  );
}
