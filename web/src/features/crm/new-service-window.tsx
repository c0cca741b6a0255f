import { schemaResolver, useForm } from '@mantine/form';
import { domesticCountry } from '@sidework/contracts/client-services/agreements';
import { crmTexts } from '@sidework/contracts/client-services/words';
import { formatCents, parseDollars } from '@sidework/contracts/kernel/money';
import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { NewService } from '@sidework/contracts/schema/client-services/crm';
import { unreadableDollars } from '../../lib/dollar-fields.ts';
import { FormActions } from '../../ui/dialogs/dialog-actions.tsx';
import { DialogWindow } from '../../ui/dialogs/dialog-window.tsx';
import { CountedTextarea } from '../../ui/fields/counted-textarea.tsx';
import { DollarsInput } from '../../ui/fields/dollars-input.tsx';
import { NativeSelect, TextInput } from '../../ui/fields/inputs.ts';
import { useSubmit } from '../../ui/fields/use-submit.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { WaitingNote } from '../../ui/notices/waiting-note.tsx';
import { ListSkeleton } from '../../ui/rows/list-skeleton.tsx';
import { useAddClient, useClientChoice, useCreateService, useGig, useNameOf } from './use-crm.ts';

/** A conversation about a gig prefills these fields. */
export interface Begun {
  clientId?: string | undefined;
  gigId?: string | undefined;
}

interface Props {
  isOpen: boolean;
  begun: Begun;
  onClose: () => void;
}

export function NewServiceWindow({ isOpen, begun, onClose }: Props) {
  const { clients, error } = useClientChoice();
  const name = useNameOf(begun.clientId);
  const { gig, isLoading } = useGig(begun.gigId);
  return (
    <DialogWindow isOpen={isOpen} title="New Service" onClose={onClose}>
      {error && !clients && <ErrorNotice error={error} />}
      {!error && (!clients || isLoading) && <ListSkeleton rows={1} label="Loading your clients" />}
      {clients && !isLoading && (
        <NewServiceForm
          gig={gig}
          begun={begun}
          onClose={onClose}
          choice={choiceOf(
            clients.map(({ clientId, client }) => ({
              value: clientId,
              label: client?.fullName ?? 'Unknown',
            })),
            begun.clientId,
            name,
          )}
        />
      )}
    </DialogWindow>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** A person who wrote about a gig can be chosen before they are a client. */
function choiceOf(clients: Choice[], newId: string | undefined, name: string | undefined) {
  const isNew = newId !== undefined && !clients.some(({ value }) => value === newId);
  const all = isNew
    ? [{ value: newId, label: name ?? 'The person who wrote to you' }, ...clients]
    : clients;
  return { all, newId: isNew ? newId : undefined };
}

interface Typed {
  clientId: string;
  title: string;
  description: string;
  amountCents: string;
}

const errorsOf = schemaResolver(NewService, { sync: true });

/** The price of a gig is the total, unless it is the price of an hour. */
const totalOf = (gig: GigView | undefined) =>
  gig?.priceCents && gig.pricingType !== 'hourly' ? (gig.priceCents / 100).toFixed(2) : '';

/** Without an amount it is nothing, which the contract has words for. */
const toBody = ({ amountCents, ...typed }: Typed) => ({
  ...typed,
  amountCents: parseDollars(amountCents) ?? 0,
});

interface FormProps extends Pick<Props, 'begun' | 'onClose'> {
  choice: ReturnType<typeof choiceOf>;
  gig: GigView | undefined;
}

function NewServiceForm({ begun, choice, gig, onClose }: FormProps) {
  const add = useAddClient();
  const create = useCreateService();
  const form = useForm<Typed>({
    initialValues: {
      clientId: begun.clientId ?? '',
      title: gig?.title ?? '',
      description: '',
      amountCents: totalOf(gig),
    },
    validate: (typed) => ({
      ...errorsOf(toBody(typed)),
      ...unreadableDollars(typed, 'amountCents'),
    }),
  });

  async function send(typed: Typed, key: string) {
    const { clientId } = typed;
    if (clientId === choice.newId)
      await add({ clientId, type: 'domestic', country: domesticCountry }, `client ${key}`);
    return create({ ...toBody(typed), ...(begun.gigId && { gigId: begun.gigId }) }, key);
  }

  const { isBusy, isWaiting, refusal, onSubmit } = useSubmit(form, {
    waitsForNetwork: true,
    send,
    onSent: onClose,
    done: crmTexts.created,
  });
  return (
    <form noValidate aria-label="New Service" onSubmit={onSubmit}>
      <Stack>
        <NativeSelect
          label="Client"
          withAsterisk
          data={[{ value: '', label: 'Choose a client' }, ...choice.all]}
          {...(choice.all.length === 0 && { description: 'Add a client first.' })}
          {...form.getInputProps('clientId')}
        />
        <TextInput label="Title" withAsterisk {...form.getInputProps('title')} />
        <CountedTextarea
          label="Description"
          rows={4}
          most={2000}
          {...form.getInputProps('description')}
        />
        <DollarsInput
          label="Amount"
          withAsterisk
          {...(gig?.pricingType === 'hourly' &&
            gig.priceCents !== null && {
              description: `The gig asks ${formatCents(gig.priceCents)} an hour.`,
            })}
          {...form.getInputProps('amountCents')}
        />
        <p>Your client is asked to agree. Until then the service shows “Awaiting client”.</p>
        {refusal !== undefined && <ErrorNotice error={refusal} />}
        <WaitingNote isWaiting={isWaiting} what="Your service is created" />
        <FormActions submitLabel="Create Service" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
