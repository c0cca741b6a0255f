import { createRequire } from 'node:module';
import { PDFDocument } from '@cantoo/pdf-lib';
import createQpdf, { type QpdfInstance } from '@neslinesli93/qpdf-wasm';

/** Emscripten's file system has more than the types of the package say. */
interface Files {
  init(stdin: () => null, stdout: Hear, stderr: Hear): void;
  writeFile(path: string, content: Uint8Array): void;
}
type Hear = (character: number | null) => void;

const program = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** Refuses a PDF that is not as its format demands: a strict parser reads it whole, and `qpdf --check` has neither an error nor a warning. */
export async function checkPdf(content: Buffer): Promise<void> {
  await PDFDocument.load(content, { throwOnInvalidObject: true, updateMetadata: false });
  let said = '';
  const hear: Hear = (character) => {
    if (character !== null) said += String.fromCharCode(character);
  };
  const settings = {
    locateFile: () => program,
    noInitialRun: true,
    preRun: [(module: QpdfInstance) => filesOf(module).init(() => null, hear, hear)],
  };
  const qpdf = await createQpdf(settings);
  filesOf(qpdf).writeFile('/checked.pdf', content);
  const code = qpdf.callMain(['--check', '/checked.pdf']);
  if (code !== 0) throw new Error(`qpdf --check ends with ${code}: ${said}`);
}

const filesOf = ({ FS }: QpdfInstance) => FS as unknown as Files;
