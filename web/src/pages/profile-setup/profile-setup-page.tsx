import { PageHeader } from '../../ui/page-header.tsx';

export function ProfileSetupPage() {
  return <PageHeader title="ProfileSetupPage" />;
}
