import { fromBuffer } from 'yauzl';

/** The XML of each sheet of a workbook, by its file's name. */
export const sheetsOfXlsx = (content: Buffer): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const sheets: Record<string, string> = {};
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => resolve(sheets));
      zip.on('entry', (entry) => {
        if (!/worksheets\/sheet\d+\.xml$/.test(entry.fileName)) return zip.readEntry();
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          sheets[entry.fileName] = Buffer.concat(parts).toString();
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
