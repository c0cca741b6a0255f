import type { DownloadedFile } from '@sidework/contracts/business-tools/downloads';

const mediaTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const toDownload = (
  stem: string,
  format: keyof typeof mediaTypes,
  content: Uint8Array | string,
): DownloadedFile => ({
  name: `${stem}.${format}`,
  mediaType: mediaTypes[format],
  contentBase64: Buffer.from(content).toString('base64'),
});
