import type { UseFormReturnType } from '@mantine/form';
import { offerLimits, packageLabel } from '@sidework/contracts/marketplace/gig-offer-limits';
import type { ReactNode } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { FieldGroup } from '../../ui/fields/field-group.tsx';
import { TextInput } from '../../ui/fields/inputs.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import type { TypedGig } from './typed-gig.ts';
import { freeTier, type TypedOffer } from './typed-offer.ts';

type Form = UseFormReturnType<TypedGig>;
interface Props {
  form: Form;
  offer: TypedOffer;
}

/** The terms of a gig beside its one price; each part begins empty, and grows by a button. */
export function OfferFields(props: Props) {
  return (
    <Stack gap="lg">
      <Packages {...props} />
      <Extras {...props} />
      <Questions {...props} />
      <Faqs {...props} />
      <Area {...props} />
    </Stack>
  );
}

interface PartProps {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several, with the button that takes it away. */
const Part = ({ label, onRemove, children }: PartProps) => (
  <Stack gap="sm">
    {children}
    <Row justify="end">
      <PlainButton variant="subtle" size="sm" aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </PlainButton>
    </Row>
  </Stack>
);

const Add = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <Row>
    <PlainButton variant="default" size="sm" onClick={onClick}>
      {children}
    </PlainButton>
  </Row>
);

function Packages({ form, offer }: Props) {
  const tier = freeTier(offer);
  return (
    <FieldGroup
      title="Packages"
      text="Offer up to three, each with what it includes and one price. They replace the price above."
    >
      {offer.packages.map((each, index) => {
        const label = packageLabel(each.tier);
        const path = `offer.packages.${index}`;
        return (
          <Part
            key={each.tier}
            label={`package ${label}`}
            onRemove={() => form.removeListItem('offer.packages', index)}
          >
            <TextInput
              label={`${label} includes`}
              withAsterisk
              {...form.getInputProps(`${path}.scope`)}
            />
            <Grid min="figure">
              <DollarsInput
                label={`Price of ${label}`}
                withAsterisk
                {...form.getInputProps(`${path}.priceCents`)}
              />
              <TextInput
                label={`Days for ${label}`}
                description="Optional: how long it takes"
                inputMode="numeric"
                {...form.getInputProps(`${path}.days`)}
              />
            </Grid>
          </Part>
        );
      })}
      {tier && (
        <Add
          onClick={() =>
            form.insertListItem('offer.packages', { tier, scope: '', priceCents: '', days: '' })
          }
        >
          Add package {packageLabel(tier)}
        </Add>
      )}
    </FieldGroup>
  );
}

function Extras({ form, offer }: Props) {
  return (
    <FieldGroup title="Extras" text="Clients can add these when they book.">
      {offer.extras.map((_, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: an extra has no other name while it is typed
          key={index}
          label={`extra ${index + 1}`}
          onRemove={() => form.removeListItem('offer.extras', index)}
        >
          <Grid min="figure">
            <TextInput
              label={`Extra ${index + 1}`}
              withAsterisk
              {...form.getInputProps(`offer.extras.${index}.name`)}
            />
            <DollarsInput
              label={`Price of extra ${index + 1}`}
              withAsterisk
              {...form.getInputProps(`offer.extras.${index}.priceCents`)}
            />
          </Grid>
        </Part>
      ))}
      {offer.extras.length < offerLimits.extras && (
        <Add onClick={() => form.insertListItem('offer.extras', { name: '', priceCents: '' })}>
          Add an extra
        </Add>
      )}
    </FieldGroup>
  );
}

function Questions({ form, offer }: Props) {
  return (
    <FieldGroup title="Questions for the client" text="Clients answer them when they book.">
      {offer.questions.map(({ isRequired }, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name while it is typed
          key={index}
          label={`question ${index + 1}`}
          onRemove={() => form.removeListItem('offer.questions', index)}
        >
          <TextInput
            label={`Your question ${index + 1}`}
            withAsterisk
            {...form.getInputProps(`offer.questions.${index}.text`)}
          />
          <CheckField
            label={`Question ${index + 1} has to be answered`}
            isChecked={isRequired}
            onChange={() => form.setFieldValue(`offer.questions.${index}.isRequired`, !isRequired)}
          />
        </Part>
      ))}
      {offer.questions.length < offerLimits.questions && (
        <Add
          onClick={() => form.insertListItem('offer.questions', { text: '', isRequired: false })}
        >
          Add a question
        </Add>
      )}
    </FieldGroup>
  );
}

function Faqs({ form, offer }: Props) {
  return (
    <FieldGroup
      title="Frequently asked questions"
      text="Answer the questions that clients often ask."
    >
      {offer.faqs.map((_, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no other name while it is typed
          key={index}
          label={`answer ${index + 1}`}
          onRemove={() => form.removeListItem('offer.faqs', index)}
        >
          <TextInput
            label={`Clients ask ${index + 1}`}
            withAsterisk
            {...form.getInputProps(`offer.faqs.${index}.question`)}
          />
          <TextInput
            label={`Your answer ${index + 1}`}
            withAsterisk
            {...form.getInputProps(`offer.faqs.${index}.answer`)}
          />
        </Part>
      ))}
      {offer.faqs.length < offerLimits.faqs && (
        <Add onClick={() => form.insertListItem('offer.faqs', { question: '', answer: '' })}>
          Add an answer
        </Add>
      )}
    </FieldGroup>
  );
}

const Area = ({ form, offer }: Props) => (
  <FieldGroup
    title="Area served"
    text="Say how far you travel, or list the towns. Both are optional."
  >
    <TextInput
      label="Miles from the location"
      inputMode="numeric"
      {...form.getInputProps('offer.areaMiles')}
    />
    {offer.areaMiles.trim() === '' && (
      <CountedTextarea
        label="Towns"
        description="One on each line."
        rows={2}
        most={offerLimits.towns * offerLimits.town}
        {...form.getInputProps('offer.areaTowns')}
      />
    )}
  </FieldGroup>
);
