import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';

const run = promisify(execFile);

/**
 * Refuses a PDF that is not as its format demands: a strict parser reads it whole, and `qpdf --check` has neither an error nor
 * a warning. A machine without qpdf has the parser alone.
 */
export async function checkPdf(content: Buffer): Promise<void> {
  await PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false });
  const folder = await mkdtemp(join(tmpdir(), 'sidework-pdf-'));
  const file = join(folder, 'checked.pdf');
  try {
    await writeFile(file, content);
    await run('qpdf', ['--check', file]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
