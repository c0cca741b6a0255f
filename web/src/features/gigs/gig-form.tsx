import { useForm } from '@mantine/form';
import { gigCategories, youthCategories } from '@sidework/contracts/marketplace/categories';
import { limits } from '@sidework/contracts/marketplace/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { TownInput } from '../../ui/fields/town-input.tsx';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { hasPackages, type TypedGig } from './typed-gig.ts';
import { emptyOffer } from './typed-offer.ts';

// Few gigs have more than one price.
const OfferFields = lazy(async () => ({
  default: (await import('./offer-fields.tsx')).OfferFields,
}));

interface Props<Answer> {
  label: string;
  begun: TypedGig;
  /** Whether a price was typed before that is to be typed again. */
  isPriceGone?: boolean;
  isForChild: boolean;
  keep?: (typed: TypedGig) => void;
  /** They are chosen here, and sent once the gig is posted. */
  pictures?: ReactNode;
  send: (typed: TypedGig, idempotencyKey: string) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  done: string;
  /** It names the action that follows once the network is back. */
  waiting: string;
  submitLabel: string;
}

const pricingTypes = [
  { value: 'fixed', label: 'Fixed price' },
  { value: 'hourly', label: 'Per hour' },
  { value: 'project', label: 'Per project' },
];

const arrow = <IconChevronDown size={18} aria-hidden />;

export function GigForm<Answer>({
  label,
  begun,
  isPriceGone,
  isForChild,
  keep,
  pictures,
  ...sending
}: Props<Answer>) {
  const form = useForm<TypedGig>({
    initialValues: begun,
    ...(keep && { onValuesChange: keep }),
    // The contract itself is fetched after the form is seen.
    validate: async (typed) => (await import('./gig-rules.ts')).errorsOfGig(typed),
  });
  const { offer } = form.values;
  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    ...sending,
    waitsForNetwork: true,
  });
  const categories = [
    { value: '', label: 'Choose a category' },
    ...(isForChild ? youthCategories : gigCategories).map((category) => ({
      value: category.key,
      label: category.label,
    })),
  ];
  return (
    <form noValidate aria-label={label} onSubmit={onSubmit}>
      <Stack>
        <TextInput
          label="Title"
          description="What you do, in a few words"
          withAsterisk
          {...form.getInputProps('title')}
        />
        <CountedTextarea
          label="Description"
          withAsterisk
          rows={6}
          most={limits.jobDescription.max}
          {...form.getInputProps('description')}
        />
        <NativeSelect
          label="Category"
          withAsterisk
          data={categories}
          rightSection={arrow}
          {...form.getInputProps('category')}
        />
        {hasPackages(offer) ? (
          <Words tone="soft">The price is that of the cheapest package.</Words>
        ) : (
          <Grid min="figure">
            <DollarsInput
              label="Price"
              description={
                isPriceGone ? 'Please type it again' : 'Empty reads “Contact for pricing”'
              }
              {...form.getInputProps('priceCents')}
            />
            <NativeSelect
              label="Pricing type"
              description="What the price is for"
              data={pricingTypes}
              rightSection={arrow}
              {...form.getInputProps('pricingType')}
            />
          </Grid>
        )}
        {!isForChild && (
          <TownInput
            label="Location"
            description="Optional. Town and state, or a ZIP code. Everyone sees it. Leave it empty to use the town in your profile"
            {...form.getInputProps('location')}
          />
        )}
        <CheckField
          label="I can do this remotely"
          isChecked={form.values.isRemote}
          onChange={() => form.setFieldValue('isRemote', !form.values.isRemote)}
        />
        {!isForChild &&
          (offer ? (
            <Suspense fallback={<ListSkeleton rows={2} label="Loading the fields" />}>
              <OfferFields form={form} offer={offer} />
            </Suspense>
          ) : (
            <Row>
              <PlainButton
                variant="default"
                onClick={() => form.setFieldValue('offer', emptyOffer)}
              >
                Add packages, extras or questions
              </PlainButton>
            </Row>
          ))}
        {pictures}
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what={sending.waiting} />
        <PlainButton type="submit" isBusy={isBusy}>
          {sending.submitLabel}
        </PlainButton>
      </Stack>
    </form>
  );
}
