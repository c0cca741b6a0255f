import { PageHeader } from '../../ui/page-header.tsx';

export function AuthPage() {
  return <PageHeader title="AuthPage" />;
}
