import type { Actor } from '@sidework/chassis/http/actor';
import { sweepObjects } from '@sidework/chassis/objects/object-sweep';
import {
  type DocumentFormat,
  documentFormats,
  formatOf,
} from '@sidework/contracts/business-tools/document-options';
import * as api from '@sidework/contracts/business-tools/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpusFiles, corpusSeed } from '../../test/config.ts';
import { corpus, type Sample } from '../../test/corpus.ts';
import { testBusinessTools } from '../../test/service.ts';

const service = testBusinessTools({ UPLOADS_PER_HOUR: 100_000, VAULT_BYTES: 1_000_000_000 });

describe('the corpus of uploads', () => {
  let owner: Actor;
  beforeAll(async () => {
    owner = await service.person();
  });

  const send = async ({ name, body }: Sample) => {
    const form = { documentName: 'A', fileName: name, fileSize: body.length };
    const announced = await service.as(owner).call(api.announceDocument, { body: form });
    if (announced.statusCode !== 201) return announced.statusCode;
    const params = { documentId: announced.json().documentId };
    const headers = { 'content-type': documentFormats[formatOf(name) as DocumentFormat] };
    const reply = await service.as(owner).call(api.uploadDocument, { params, body, headers });
    return reply.statusCode;
  };

  it(
    'is taken exactly where a file is what it says, and leaves no orphan',
    async () => {
      const samples = await corpus(corpusFiles, corpusSeed);
      const wrong: string[] = [];
      for (const sample of samples) {
        const status = await send(sample);
        if ((status === 200) !== sample.isTaken || status >= 500)
          wrong.push(`${sample.what} as ${sample.name}: ${status}`);
      }
      expect(wrong).toEqual([]);
      await sweepObjects(service.deps, service.deps.now());
      const rows = await service.sql<{ key: string }[]>`
      select file_path as key from business_documents order by key`;
      const kept = await service.sql<
        { key: string }[]
      >`select key from stored_objects order by key`;
      expect(kept.map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort());
      expect(rows).toHaveLength(samples.filter(({ isTaken }) => isTaken).length);
    },
    corpusFiles * 400,
  );
});
