import { useLocation } from 'react-router-dom';
import { OwnAppeal } from '../../features/reports/own-appeal.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** A suspended person opens it by the link of a mail, without signing in. */
export function AppealPage() {
  const token = useLocation().hash.slice(1);
  return (
    <Page title="A decision by our moderators" width="reading">
      <OwnAppeal key={token} token={token} />
    </Page>
  );
}
