import '../../../test/browser.ts';
import { MantineProvider, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { useSubmit } from './use-submit.ts';

afterEach(cleanup);

type Send = (typed: { title: string }, key: string) => Promise<string>;

function Fence({ send, onSent }: { send: Send; onSent?: (answer: string) => void }) {
  const form = useForm({
    initialValues: { title: 'Fence' },
    validate: { title: (title) => (title ? null : 'Say what it is.') },
  });
  const { isBusy, refusal, onSubmit } = useSubmit(form, { send, ...(onSent && { onSent }) });
  return (
    <form onSubmit={onSubmit}>
      <TextInput label="Title" {...form.getInputProps('title')} />
      <button type="submit">{isBusy ? 'Sending' : 'Send'}</button>
      {refusal !== undefined && <p>Refused</p>}
    </form>
  );
}

function show(send: Send, onSent?: (answer: string) => void, outer = vi.fn()) {
  render(
    <MantineProvider>
      <div onSubmit={outer}>
        <Fence send={send} {...(onSent && { onSent })} />
      </div>
    </MantineProvider>,
  );
  return { person: userEvent.setup(), outer };
}

const refusal = (fields: Record<string, string>) =>
  new ApiError({ status: 422, code: 'no', message: 'Not now.', requestId: 'r', fields });
const button = () => screen.getByRole('button');

it('sends once however often it is pressed, always under one key', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = vi.fn<Send>(() => promise);
  const onSent = vi.fn();
  const { person } = show(send, onSent);
  await person.click(button());
  await person.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  expect(button().textContent).toBe('Sending');
  resolve('answer');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  expect(onSent).toHaveBeenCalledWith('answer', { title: 'Fence' });
  await person.click(button());
  expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
});

it('sends nothing that is wrong, and leads to the first field at fault', async () => {
  const send = vi.fn<Send>();
  const { person } = show(send);
  await person.clear(screen.getByLabelText('Title'));
  await person.click(button());
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText('Say what it is.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

it('puts what the server refused beside its field', async () => {
  const { person } = show(() => Promise.reject(refusal({ title: 'Too long.' })));
  await person.click(button());
  expect(await screen.findByText('Too long.')).toBeTruthy();
  expect(screen.queryByText('Refused')).toBeNull();
});

it('keeps any other refusal in the form until the next try', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(refusal({})).mockResolvedValueOnce('answer');
  const { person } = show(send);
  await person.click(button());
  expect(await screen.findByText('Refused')).toBeTruthy();
  await person.click(button());
  await vi.waitFor(() => expect(screen.queryByText('Refused')).toBeNull());
});

it('keeps its event from the form behind a dialog', async () => {
  const { person, outer } = show(() => Promise.resolve('answer'));
  await person.click(button());
  expect(outer).not.toHaveBeenCalled();
});
