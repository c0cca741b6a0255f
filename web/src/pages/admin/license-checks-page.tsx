import { LicenseQueue } from '../../features/license-checks/license-queue.tsx';
import { VerifiedLicenses } from '../../features/license-checks/verified-licenses.tsx';
import { DecideWithReason } from '../../features/staff/reasons/decide-with-reason.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { AdminPage } from './admin-page.tsx';

export function LicenseChecksPage() {
  return (
    <AdminPage
      title="Licenses"
      purpose="Licenses whose owners sent a paper, longest waiting first. Compare it with what they entered."
    >
      <Section title="Waiting for a check">
        <LicenseQueue
          refusing={(license, refuse) => (
            <DecideWithReason
              label="Not verified"
              about={license.licenseName}
              title={`Not verify “${license.licenseName}”?`}
              text={`${license.owner.fullName} sees your reason, and can send another document.`}
              submitLabel="Not verified"
              isLoss
              done="The license is not verified"
              decide={(reason) => refuse(license, reason)}
            />
          )}
        />
      </Section>
      <Section title="Verified">
        <VerifiedLicenses
          takingBack={(license, refuse) => (
            <DecideWithReason
              label="Take back"
              about={license.licenseName}
              title={`Take back the verification of “${license.licenseName}”?`}
              text={`Nobody sees it anymore. ${license.owner.fullName} sees your reason, and can send another document.`}
              submitLabel="Take back"
              isLoss
              done="The verification is taken back"
              decide={(reason) => refuse(license, reason)}
            />
          )}
        />
      </Section>
    </AdminPage>
  );
}
