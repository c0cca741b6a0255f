import {
  downloadLicenseAudit,
  packLicense,
} from '@sidework/contracts/business-tools/document-packs';
import type { LicenseView } from '@sidework/contracts/business-tools/licenses';
import { texts } from '@sidework/contracts/texts';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { followLink } from '../../ui/notices/follow-link.ts';
import { toastFailure } from '../../ui/notices/toasts.ts';

/** The license with its proofs for a board: all files as a ZIP, or what they say as one PDF. */
export function AuditPack({ license: { id, licenseName } }: { license: LicenseView }) {
  const params = { licenseId: id };
  const print = () =>
    call(downloadLicenseAudit, { params })
      .then(saveFile)
      .catch((error: unknown) => toastFailure(texts.toastTitles.error, messageOf(error)));
  return (
    <>
      <PlainButton
        variant="subtle"
        size="sm"
        aria-label={`Audit pack of ${licenseName}`}
        onClick={() => void followLink(call(packLicense, { params }))}
      >
        Audit pack
      </PlainButton>
      <PlainButton
        variant="subtle"
        size="sm"
        aria-label={`Audit PDF of ${licenseName}`}
        onClick={() => void print()}
      >
        Audit PDF
      </PlainButton>
    </>
  );
}
