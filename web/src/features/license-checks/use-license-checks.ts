import {
  listWaitingLicenses,
  openLicensePaper,
  refuseLicense,
  verifyLicense,
  type WaitingLicense,
} from '@sidework/contracts/business-tools/license-checks';
import { call, useInvalidate, usePages } from '../../lib/api.ts';

type Read = Pick<WaitingLicense, 'id' | 'version'>;

/** The licenses that wait for staff, and what is decided of them. */
export function useLicenseChecks() {
  const list = usePages(listWaitingLicenses, {}, { isLive: true });
  const invalidate = useInvalidate();

  /** The queue is fetched after a refusal too, because the license may have been changed meanwhile. */
  async function decide(deciding: Promise<unknown>) {
    try {
      await deciding;
    } finally {
      await invalidate(listWaitingLicenses);
    }
  }

  return {
    ...list,
    openPaper: async ({ id }: Read) =>
      (await call(openLicensePaper, { params: { licenseId: id } })).url,
    verify: ({ id, version }: Read) =>
      decide(call(verifyLicense, { params: { licenseId: id }, body: { version } })),
    refuse: ({ id, version }: Read, reason: string) =>
      decide(call(refuseLicense, { params: { licenseId: id }, body: { version, reason } })),
  };
}

export type LicenseChecks = ReturnType<typeof useLicenseChecks>;
