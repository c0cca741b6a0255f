import { useSearchParams } from 'react-router-dom';
import { SupportQueue } from '../../features/support/support-queue.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { AdminPage } from './admin-page.tsx';

export function SupportQueuePage() {
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') === 'answered' ? 'answered' : 'waiting';
  return (
    <AdminPage title="Support" purpose="Messages to us, longest wait first.">
      <Tabs
        label="Support"
        tabs={[
          { key: 'waiting', label: 'Waiting' },
          { key: 'answered', label: 'Answered' },
        ]}
        chosen={state}
        onChoose={(key) => setAddress(key === 'waiting' ? {} : { state: key })}
      >
        <SupportQueue key={state} state={state} />
      </Tabs>
    </AdminPage>
  );
}
