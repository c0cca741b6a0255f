import { useSearchParams } from 'react-router-dom';
import { ReportQueue } from '../../features/reports/report-queue.tsx';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AdminPage } from './admin-page.tsx';

export function ReportsPage() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('state');
  const state = given === 'decided' || given === 'appealed' ? given : 'open';
  return (
    <AdminPage
      title="Reports"
      purpose="What people report, the longest waiting first. Reported people never learn who reported them."
    >
      <Tabs
        label="Reports"
        tabs={[
          { key: 'open', label: 'Waiting' },
          { key: 'appealed', label: 'Appeals' },
          { key: 'decided', label: 'Decided' },
        ]}
        chosen={state}
        onChoose={(key) => setAddress(key === 'open' ? {} : { state: key })}
      >
        <ReportQueue
          key={state}
          state={state}
          ask={(question) => <DecideWithReason key={question.label} {...question} />}
        />
      </Tabs>
    </AdminPage>
  );
}
