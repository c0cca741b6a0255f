import {
  listVerifiedLicenses,
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
  return { ...list, ...useDecisions() };
}

/** The licenses that are verified, narrowed by words. */
export function useVerifiedLicenses(search: string) {
  const list = usePages(listVerifiedLicenses, { query: { ...(search && { search }) } });
  return { ...list, ...useDecisions() };
}

function useDecisions() {
  const invalidate = useInvalidate();

  /** The lists are fetched after a refusal too, because the license may have been changed meanwhile. */
  async function decide(deciding: Promise<unknown>) {
    try {
      await deciding;
    } finally {
      await Promise.all([invalidate(listWaitingLicenses), invalidate(listVerifiedLicenses)]);
    }
  }

  return {
    openPaper: async ({ id }: Read) =>
      (await call(openLicensePaper, { params: { licenseId: id } })).url,
    verify: ({ id, version }: Read) =>
      decide(call(verifyLicense, { params: { licenseId: id }, body: { version } })),
    refuse: ({ id, version }: Read, reason: string) =>
      decide(call(refuseLicense, { params: { licenseId: id }, body: { version, reason } })),
  };
}

export type LicenseChecks = ReturnType<typeof useLicenseChecks>;
