import { fromBuffer } from 'yauzl';

/** The sheets of a workbook by their names, as rows of cells: texts and numbers. */
export async function sheetsOfXlsx(
  content: Buffer,
): Promise<Record<string, (string | number)[][]>> {
  const parts = await partsOf(content);
  const texts = [...(parts['xl/sharedStrings.xml'] ?? '').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(
    ([, item = '']) => textOf(item),
  );
  const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*?name="([^"]*)"/g)];
  return Object.fromEntries(
    names.map(([, name = ''], index) => {
      const sheet = parts[`xl/worksheets/sheet${index + 1}.xml`] ?? '';
      const rows = [...sheet.matchAll(/<row[^>]*>([\s\S]*?)<\/row>/g)];
      return [plain(name), rows.map(([, row = '']) => cellsOf(row, texts))];
    }),
  );
}

const cellsOf = (row: string, texts: string[]) =>
  [...row.matchAll(/<c ([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)].map(
    ([, attributes = '', cell = '']) => {
      const value = /<v>([\s\S]*?)<\/v>/.exec(cell)?.[1];
      if (attributes.includes('t="s"')) return texts[Number(value)] ?? '';
      return value === undefined ? textOf(cell) : Number(value);
    },
  );

const textOf = (xml: string) =>
  [...xml.matchAll(/<t[^>]*>([\s\S]*?)<\/t>/g)].map(([, text = '']) => plain(text)).join('');

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The files of a ZIP by their names. */
const partsOf = (content: Buffer): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const parts: Record<string, string> = {};
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(parts));
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          parts[entry.fileName] = Buffer.concat(chunks).toString();
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
