import type { App } from '@sidework/chassis/http/server';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import * as api from '@sidework/contracts/education-events/certificates';
import type { Deps } from '../deps.ts';
import { openSubmissionFile } from '../submissions/open-submission-file.ts';
import { certificatePdf } from './print-certificate.ts';
import { getShownCertificate } from './queries.ts';
import { reissueCertificate } from './reissue-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { toCertificateView } from './view.ts';

export function certificateRoutes(app: App, deps: Deps) {
  app.route({
    ...api.verifyCertificate,
    config: { access: 'public' },
    handler: async ({ params }) =>
      toCertificateView(await getShownCertificate(deps.db, params.code)),
  });
  app.route({
    ...api.revokeCertificate,
    config: { access: 'admin' },
    handler: async ({ actor, params, body }) => {
      await revokeCertificate(deps, actor, params.code, body.reason);
      return toCertificateView(await getShownCertificate(deps.db, params.code));
    },
  });
  app.route({
    ...api.reissueCertificate,
    config: { access: 'signed-in' },
    handler: async ({ actor, params }) =>
      toCertificateView(await reissueCertificate(deps, actor, params.code)),
  });
  app.route({
    ...api.certificateFile,
    config: { access: 'anyone' },
    handler: async ({ params }, reply) => {
      const certificate = await getShownCertificate(deps.db, params.code);
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
    handler: async ({ params, headers: asked }, reply) => {
      const file = await openSubmissionFile(deps, params.token, asked.range);
      return reply.code(file.status).headers(file.headers).send(file.body);
    },
  });
}
