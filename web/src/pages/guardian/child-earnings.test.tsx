import {
  type ChildEarnings,
  getChildEarnings,
} from '@sidework/contracts/schema/business-tools/child-earnings';
import { getChild, listChildSessions } from '@sidework/contracts/schema/identity/family/guardians';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInAs } from '../../../test/builders.ts';
import { fakeServer } from '../../../test/fake-server.ts';
import { aChild, aChildSummary } from '../../../test/kids-builders.ts';
import { renderApp } from '../../../test/render-app.tsx';

const server = fakeServer();
const { id: childId } = aChildSummary();
const monday = '2026-11-09';

it.each([
  [[{ monday, minutes: 450, limitHours: 18 }], 'Week of Nov 9, 2026', '7.5 of 18 hours'],
  [[{ monday, minutes: 60, limitHours: null }], 'Week of Nov 9, 2026', '1 hour'],
  [[], 'No hours were recorded in this month.', ''],
] as [ChildEarnings['weeks'], string, string][])(
  'the hours of a child stand by week: %j',
  async (weeks, label, hours) => {
    signInAs({ isGuardian: true });
    server.on(getChild, () => aChild());
    server.on(listChildSessions, () => ({ items: [] }));
    server.on(getChildEarnings, ({ query }) => ({
      childId,
      childName: 'Mia R.',
      month: String(query.month),
      jobs: [],
      hasMoreJobs: false,
      incomeCents: 0,
      deductionsCents: 0,
      yearNetCents: 0,
      weeks,
      watch: 'below' as const,
    }));
    renderApp(`/guardian/children/${childId}?part=earnings`);
    const card = within(await screen.findByRole('region', { name: 'Hours of appointments' }));
    expect(card.getByText(label).parentElement?.textContent).toContain(hours);
  },
);
