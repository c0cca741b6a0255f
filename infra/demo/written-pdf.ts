const [width, height] = [595, 842];

/** Writes a page of A4 with a title and lines of plain text as a PDF, so that the demo needs no real papers. */
export function writtenPdf(title: string, lines: string[]): Buffer {
  const written = [
    `BT /F1 20 Tf 56 ${height - 84} Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, index) => {
      const y = height - 130 - index * 22;
      return `BT /F2 12 Tf 56 ${y} Td (${escaped(line)}) Tj ET`;
    }),
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${written.length} >>\nstream\n${written}\nendstream`,
    font('Helvetica-Bold'),
    font('Helvetica'),
  ];
  let body = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`;
  return Buffer.from(`${body}${table}${trailer}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);
