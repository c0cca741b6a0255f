import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../test/browser.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ErrorNotice } from './error-notice.tsx';

afterEach(cleanup);

const show = (status: number, code: string) =>
  render(
    <ErrorNotice
      error={new ApiError({ status, code, message: 'Not now.', requestId: 'request-1' })}
    />,
  );

describe('the reference of an error', () => {
  const failures = [
    { status: 500, code: 'internal_error' },
    { status: 503, code: 'unavailable' },
    { status: 418, code: 'unknown' },
  ];
  it.each(failures)('stands under $status $code, to be copied', async ({ status, code }) => {
    const person = userEvent.setup();
    show(status, code);
    expect(screen.getByRole('alert').textContent).toContain('Reference request-1');
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('request-1');
  });

  const refusals = [
    { status: 409, code: 'proposal_not_open' },
    { status: 404, code: 'not_found' },
    { status: 422, code: 'own_job' },
    { status: 429, code: 'too_many_requests' },
  ];
  it.each(refusals)('is kept from $status $code, which is an answer', ({ status, code }) => {
    show(status, code);
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
  });
});
