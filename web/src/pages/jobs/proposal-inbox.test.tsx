import { listServices } from '@sidework/contracts/schema/client-services/services';
import { closeJob, getJob, type JobDetail } from '@sidework/contracts/schema/marketplace/jobs';
import {
  acceptProposal,
  declineProposal,
  getProposal,
  listProposalsForJob,
  type ProposalView,
} from '@sidework/contracts/schema/marketplace/proposals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer, refuse } from '../../../test/fake-server.ts';
import { aJobDetail, anId, aPersonCard, aProposal } from '../../../test/job-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();

function openJob(job: JobDetail) {
  server.on(getJob, () => job);
  return renderApp(`/jobs/${job.id}`);
}

describe('the proposals on a job of one\u2019s own', () => {
  const maria = aPersonCard({ fullName: 'Maria Lopez', profession: 'Plumber' });
  const sam = aPersonCard({
    fullName: 'Sam Reed',
    profession: null,
    completedServicesAsProfessional: 1,
  });

  function openInbox(proposals: ProposalView[], job: Partial<JobDetail> = {}) {
    signInAs();
    server.on(listProposalsForJob, () => ({ items: proposals, nextCursor: null }));
    const whole = aJobDetail({
      title: 'Fix a tap',
      isOwn: true,
      proposalCount: proposals.length,
      ...job,
    });
    return { job: whole, ...openJob(whole) };
  }

  function twoProposals() {
    const job = { ...aProposal().job, id: anId(), title: 'Fix a tap' };
    return [
      aProposal({
        job,
        professional: maria,
        proposedCostCents: 45_000,
        createdAt: '2026-01-08T10:00:00.000Z',
        message: 'I bring the parts.',
      }),
      aProposal({
        job,
        professional: sam,
        proposedCostCents: 30_000,
        createdAt: '2026-01-07T10:00:00.000Z',
      }),
    ] as const;
  }

  it('stand side by side, two to four, by what a client chooses by', async () => {
    const five = ['Ann', 'Ben', 'Cara', 'Dan', 'Eve'].map((fullName, index) =>
      aProposal({
        professional: aPersonCard({ fullName, rating: index ? 4.5 : null, reviewCount: 3 }),
        proposedCostCents: 10_000 * (index + 1),
        distanceMiles: index === 1 ? 3.25 : null,
        canComeOn: index === 1 ? '2026-12-03' : null,
        isInvited: index === 1,
        licenses: index === 1 ? [{ name: 'Master plumber', state: 'NJ', until: null }] : [],
        needsGuardian: index === 2,
        message: `${fullName} can come tomorrow`,
      }),
    );
    const { person } = openInbox(five);
    const choose = (name: string) => screen.findByRole('button', { name: `Compare ${name}` });
    await person.click(await choose('Ann'));
    const more = screen.getByRole('button', { name: 'Choose one more to compare' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    for (const name of ['Ben', 'Cara', 'Dan']) await person.click(await choose(name));
    expect((await choose('Ann')).getAttribute('aria-pressed')).toBe('true');
    expect((await choose('Eve')).getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Compare 4 proposals' }));
    const table = await screen.findByRole('table', { name: 'Proposals side by side' });
    const cells = (name: RegExp) =>
      within(within(table).getByRole('row', { name }))
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(cells(/^Price/)).toEqual(['$100.00', '$200.00', '$300.00', '$400.00']);
    expect(cells(/^Rating/)).toEqual(['N/A', '4.5 (3)', '4.5 (3)', '4.5 (3)']);
    expect(cells(/^Distance/)).toEqual([
      'Distance unknown',
      '3.3 mi',
      'Not told of young people',
      'Distance unknown',
    ]);
    expect(cells(/^License/)[1]).toContain('NJ');
    expect(cells(/^Can come from/)).toEqual([
      'Not said',
      'Dec 3, 2026',
      'Not told of young people',
      'Not said',
    ]);
    expect(cells(/^Invited by you/)).toEqual(['No', 'Yes', 'No', 'No']);
    expect(cells(/^In their words/)[0]).toContain('Ann can come tomorrow');
    expect(within(table).getAllByRole('button', { name: 'Hire' })).toHaveLength(4);
  });

  const names = async () =>
    (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  const cardOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name });
    return within(heading.closest('article') as HTMLElement);
  };

  it('show who offers what, newest first or lowest cost first', async () => {
    const { person } = openInbox([...twoProposals()]);
    expect(await names()).toEqual(['Maria Lopez', 'Sam Reed']);
    const card = await cardOf('Maria Lopez');
    expect(card.getByText('$450.00')).toBeTruthy();
    expect(card.getByText('I bring the parts.')).toBeTruthy();
    expect(card.getByText('Plumber · 12 services completed')).toBeTruthy();
    expect((await cardOf('Sam Reed')).getByText('1 service completed')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Proposals (2)' })).toBeTruthy();
    await person.selectOptions(
      screen.getByRole('combobox', { name: 'Sort proposals by' }),
      'Lowest cost first',
    );
    expect(await names()).toEqual(['Sam Reed', 'Maria Lopez']);
  });

  it('say in one line how their professional is rated', async () => {
    const professional = { ...maria, rating: 4.6, reviewCount: 17 };
    openInbox([aProposal({ professional })]);
    const line = (await cardOf('Maria Lopez')).getByText(/^Plumber/);
    expect(line.textContent).toMatch(/^Plumber · 4\.6.* \(17 reviews\) · /);
  });

  it('are said to be missing while nobody sent one', async () => {
    openInbox([]);
    expect(await screen.findByRole('heading', { name: 'No proposals yet' })).toBeTruthy();
  });

  it.each([
    ['its category', 'plumbing', 'plumbing'],
    ['Other where gigs have no such category', 'legal_services', 'other'],
  ])('lead to what is offered in %s while nobody sent one', async (_, category, shown) => {
    openInbox([], { category });
    const link = await screen.findByRole('link', { name: 'Find professionals' });
    expect(link.getAttribute('href')).toBe(`/gigs?category=${shown}`);
    screen.getByText(/^Your job is in the list that professionals see\./);
  });

  it('of a youth job come from young people, whose parent is asked before a hire', async () => {
    openInbox([], { category: 'pet_walking' });
    await screen.findByText(/list that young people see\. .* their parent or guardian is asked\.$/);
    expect(screen.queryByRole('link', { name: 'Find professionals' })).toBeNull();
  });

  it('hire after saying who, for how much and what follows', async () => {
    const [first, second] = twoProposals();
    const { person, job } = openInbox([first, second]);
    await person.click((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Hire Maria Lopez for $450.00?' }),
    );
    expect(dialog.getByText(/You agree with Maria Lopez on \$450.00 for “Fix a tap”/)).toBeTruthy();
    expect(dialog.getByText('The job is filled and leaves the list of open jobs.')).toBeTruthy();
    expect(
      dialog.getByText('The other professional will hear that you chose someone else.'),
    ).toBeTruthy();
    expect(dialog.getByText('The work starts in My Services.')).toBeTruthy();
    expect(
      dialog.getByText(
        'The cancellation fee is 25%, paid by the person who cancels, or by you if you did not show up or pay.',
      ),
    ).toBeTruthy();
    expect(
      dialog.getByText(
        /The money is held until you release it. If nobody does, it is released automatically 14 days after the work is done and fully funded, unless there is a dispute/,
      ),
    ).toBeTruthy();
    expect(server.received(acceptProposal)).toEqual([]);

    const hired = { ...first, status: 'accepted' as const };
    server.on(acceptProposal, () => hired);
    server.on(getJob, () => aJobDetail({ ...job, status: 'filled' }));
    server.on(listProposalsForJob, () => ({
      items: [hired, aProposal({ ...second, status: 'not_selected' })],
      nextCursor: null,
    }));
    await person.click(dialog.getByRole('button', { name: 'Hire for $450.00' }));
    expect(await screen.findByText('You hired Maria Lopez')).toBeTruthy();
    const [request] = server.received(acceptProposal);
    expect(request?.params).toEqual({ proposalId: first.id });
    expect(request?.headers.get('idempotency-key')).toBeTruthy();

    expect(await screen.findByText('Filled')).toBeTruthy();
    expect((await cardOf('Maria Lopez')).getByText('Hired')).toBeTruthy();
    expect((await cardOf('Sam Reed')).getByText('Not selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hire' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close job' })).toBeNull();
    await hasFocus('Maria Lopez');

    server.on(listServices, () => ({ items: [], nextCursor: null }));
    await person.click(screen.getByRole('link', { name: 'See the work' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Services' })).toBeTruthy();
    expect(await screen.findByText(/The work you hired for is being set up/)).toBeTruthy();
  });

  it('stay as they are where the hire is refused, with the reason', async () => {
    const { person } = openInbox([...twoProposals()]);
    await person.click((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' }));
    server.on(acceptProposal, () =>
      refuse(403, 'permission_denied', 'You do not have permission to perform this action'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Hire for $450.00' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'You do not have permission to perform this action',
    );
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' })).toBeTruthy();
  });

  it('are read anew where one was withdrawn before the hire, which is said', async () => {
    const [first, second] = twoProposals();
    const { person } = openInbox([first, second]);
    await person.click((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' }));
    server.on(acceptProposal, () =>
      refuse(409, 'proposal_not_open', 'This proposal has already been decided.'),
    );
    server.on(getProposal, () => aProposal({ ...first, status: 'withdrawn' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Hire for $450.00' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Maria Lopez has withdrawn this proposal.',
    );
    expect(dialog.queryByRole('button', { name: 'Hire for $450.00' })).toBeNull();
    server.on(listProposalsForJob, () => ({ items: [second], nextCursor: null }));
    await person.click(dialog.getByText('Close'));
    await waitFor(() => expect(screen.queryByText('Maria Lopez')).toBeNull());
    expect((await cardOf('Sam Reed')).getByRole('button', { name: 'Hire' })).toBeTruthy();
    await hasFocus('Fix a tap');
  });

  it('have nothing below their words where nothing can be done any more', async () => {
    const [first, second] = twoProposals();
    openInbox([{ ...first, status: 'declined', needsGuardian: true }, second]);
    const footerOf = async (name: string) =>
      (await screen.findByRole('heading', { level: 3, name }))
        .closest('article')
        ?.querySelector('footer');
    expect(await footerOf('Maria Lopez')).toBeNull();
    expect(await footerOf('Sam Reed')).toBeTruthy();
  });

  it('keep the question open while the hire is on its way', async () => {
    const [first, second] = twoProposals();
    const { person } = openInbox([first, second]);
    await person.click((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' }));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on(getProposal, () => aProposal({ ...first, status: 'declined' }));
    server.on(acceptProposal, async () => {
      await answered;
      return refuse(409, 'proposal_not_open', 'This proposal has already been decided.');
    });
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Hire for $450.00' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
    await person.keyboard('{Escape}');
    answer();
    expect((await dialog.findByRole('alert')).textContent).toContain('already been decided');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are declined at once when that is confirmed', async () => {
    const [first, second] = twoProposals();
    const { person } = openInbox([first, second]);
    await person.click((await cardOf('Sam Reed')).getByRole('button', { name: 'Decline' }));
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on(declineProposal, async () => {
      await answered;
      return aProposal({ ...second, status: 'declined' });
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline Sam Reed?' }));
    expect(dialog.getByText(/declined the offer of \$300.00/)).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Decline proposal' }));
    expect(await (await cardOf('Sam Reed')).findByText('Declined')).toBeTruthy();
    await hasFocus('Sam Reed');
    answer();
    await waitFor(() => expect(server.received(declineProposal)).toHaveLength(1));
    expect((await cardOf('Sam Reed')).getByText('Declined')).toBeTruthy();
  });

  it('are both declined where the second follows while the first is on its way', async () => {
    const [first, second] = twoProposals();
    const { person } = openInbox([first, second]);
    const answers: (() => void)[] = [];
    server.on(declineProposal, async ({ params }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      const declined = params.proposalId === first.id ? first : second;
      return aProposal({ ...declined, status: 'declined' });
    });
    for (const name of ['Maria Lopez', 'Sam Reed']) {
      await person.click((await cardOf(name)).getByRole('button', { name: 'Decline' }));
      const dialog = within(await screen.findByRole('dialog', { name: `Decline ${name}?` }));
      await person.click(dialog.getByRole('button', { name: 'Decline proposal' }));
      expect(await (await cardOf(name)).findByText('Declined')).toBeTruthy();
    }
    expect((await cardOf('Maria Lopez')).getByText('Declined')).toBeTruthy();
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) {
      await act(async () => {
        answer();
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
      for (const name of ['Maria Lopez', 'Sam Reed'])
        expect((await cardOf(name)).getByText('Declined')).toBeTruthy();
    }
  });

  it('come back where the decline is refused, with the reason', async () => {
    const { person } = openInbox([...twoProposals()]);
    await person.click((await cardOf('Sam Reed')).getByRole('button', { name: 'Decline' }));
    server.on(declineProposal, () =>
      refuse(409, 'proposal_not_open', 'This proposal has already been decided.'),
    );
    await person.click(await screen.findByRole('button', { name: 'Decline proposal' }));
    expect(await screen.findByText('This proposal has already been decided.')).toBeTruthy();
    expect(await (await cardOf('Sam Reed')).findByRole('button', { name: 'Decline' })).toBeTruthy();
  });

  it('have a way to write to who made them', async () => {
    const [first] = twoProposals();
    openInbox([first]);
    const message = (await cardOf('Maria Lopez')).getByRole('link', { name: 'Message' });
    expect(message.getAttribute('href')).toBe(`/chat?user=${first.professional.id}`);
  });

  it('keep their job open where closing it fails, which the dialog says', async () => {
    const { person } = openInbox([...twoProposals()]);
    await person.click(await screen.findByRole('button', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close “Fix a tap”?' }));
    server.on(closeJob, () => refuse(409, 'job_not_open', 'This job no longer takes proposals.'));
    await person.click(dialog.getByRole('button', { name: 'Close job' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'This job no longer takes proposals.',
    );
    await person.click(dialog.getByRole('button', { name: 'Keep it open' }));
    expect((await cardOf('Maria Lopez')).getByRole('button', { name: 'Hire' })).toBeTruthy();
  });

  it('are told that nobody was selected when the job is closed', async () => {
    const { person, job } = openInbox([...twoProposals()]);
    await person.click(await screen.findByRole('button', { name: 'Close job' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close “Fix a tap”?' }));
    expect(dialog.getByText(/told that nobody was selected/)).toBeTruthy();
    server.on(closeJob, () => aJobDetail({ ...job, status: 'closed' }));
    server.on(getJob, () => aJobDetail({ ...job, status: 'closed' }));
    await person.click(dialog.getByRole('button', { name: 'Close job' }));
    expect(await screen.findByText('Your job is closed')).toBeTruthy();
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Hire' })).toBeNull();
    await hasFocus('Fix a tap');
  });
});

/** An action that removes its own button moves the focus here. */
const hasFocus = (heading: string) =>
  waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })),
  );
