import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/layout/section.tsx';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { Scene, type SceneName } from '../../ui/scenes/scene.tsx';

const places: { title: string; details: string; to: string; scene: SceneName }[] = [
  { title: 'Balance', details: 'Every entry, in and out', to: paths.balance, scene: 'money' },
  {
    title: 'Tax Tracker',
    details: 'Income, deductions and the estimate',
    to: paths.taxTracker,
    scene: 'calendar',
  },
  {
    title: 'Financial Reports',
    details: 'Statements of any period',
    to: paths.financialReports,
    scene: 'board',
  },
  {
    title: 'Document Vault',
    details: 'Invoices, receipts and what you keep',
    to: paths.documentVault,
    scene: 'folder',
  },
];

/** The pages that hold the parts. */
export function MoneyPlaces() {
  return (
    <Section title="Your books">
      <Rows label="Your books">
        {places.map(({ title, details, to, scene }) => (
          <ListRow key={to} lead={<Scene name={scene} />} title={title} to={to} details={details} />
        ))}
      </Rows>
    </Section>
  );
}
