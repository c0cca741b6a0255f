import type { App } from '@sidework/chassis/http/server';
import { shownName } from '@sidework/chassis/people/shown-name';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import * as api from '@sidework/contracts/education-events/certificates';
import type { Deps } from '../deps.ts';
import { openSubmissionFile } from '../submissions/open-submission-file.ts';
import { type Certificate, statusOf } from './certificate.ts';
import { certificatePdf } from './print-certificate.ts';
import { getCertificate } from './queries.ts';
import { revokeCertificate } from './revoke-certificate.ts';

export function certificateRoutes(app: App, deps: Deps) {
  app.route({
    ...api.verifyCertificate,
    config: { access: 'public' },
    handler: async ({ params }) => toCertificateView(await getCertificate(deps.db, params.code)),
  });
  app.route({
    ...api.revokeCertificate,
    config: { access: 'admin' },
    handler: async ({ actor, params, body }) =>
      toCertificateView(await revokeCertificate(deps, actor, params.code, body.reason)),
  });
  app.route({
    ...api.certificateFile,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const certificate = await getCertificate(deps.db, params.code);
      const page = new URL(educationAddresses.verify(params.code), deps.config.PUBLIC_URL).href;
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="sidework-certificate-${params.code}.pdf"`,
        })
        .send(await certificatePdf(certificate, page));
    },
  });
  app.route({
    ...api.openCourseFile,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const { body, headers } = await openSubmissionFile(deps, params.token);
      return reply.headers(headers).send(body);
    },
  });
}

const toCertificateView = (certificate: Certificate) => ({
  code: certificate.code,
  status: statusOf(certificate),
  isSample: certificate.isSample,
  holderName: shownName(certificate.holderName),
  courseTitle: certificate.courseTitle,
  hours: certificate.hours,
  credits: certificate.credits,
  activeMinutes: certificate.activeMinutes,
  completedOn: certificate.completedOn,
  sponsorName: certificate.sponsorName,
  revokedAt: certificate.revokedAt?.toISOString() ?? null,
});
