import { type Mail, type Mailbox, recipients } from './mail.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.4rem; }
  a { color: inherit; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid #8884; }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .7rem .2rem; text-decoration: none; }
  li a:hover, li a:focus { background: #8882; }
  .quiet { opacity: .7; font-size: .9rem; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border-top: 1px solid #8884; padding-top: 1rem; }
  iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; }
  dd { margin: 0; }`;

export function listPage(mails: Mail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mail/${mail.ID}">
      <strong>${escapeHtml(mail.Subject || '(no subject)')}</strong>
      <time class="quiet" datetime="${mail.Date}">${moment(mail.Date)}</time>
      <span class="quiet">to ${escapeHtml(people(recipients(mail)))}</span></a></li>`,
  );
  const content = rows.length
    ? `<ul>${rows.join('\n')}</ul>`
    : '<p>No mail yet. What Sidework sends to people arrives here and nowhere else.</p>';
  return document(`Mailbox (${mails.length})`, content, '<meta http-equiv="refresh" content="5">');
}

export function mailPage(mail: Mail): string {
  const html = mail.HTML
    ? `<h2 class="quiet">As HTML</h2>
       <iframe title="The mail as HTML" src="/mail/${mail.ID}/html"
         sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '';
  const attachments = mail.Attachments.map(({ FileName, Size }) => `${FileName} (${Size} bytes)`);
  const facts = [
    ['From', people([mail.From])],
    ['To', people(recipients(mail))],
    ['Came', moment(mail.Date)],
    ...(attachments.length ? [['Attached', attachments.join(', ')]] : []),
  ].map(([name = '', value = '']) => `<dt class="quiet">${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return document(
    mail.Subject || '(no subject)',
    `<p><a href="/">All mail</a></p><dl>${facts.join('')}</dl>
     <pre>${withLinks(mail.Text)}</pre>${html}`,
  );
}

/** Links of a mail open beside the mailbox: inside its sandboxed frame they could do nothing. */
export function htmlPart(mail: Mail): string {
  return `<!doctype html><base target="_blank">${mail.HTML}`;
}

function document(title: string, content: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">${head}
    <title>${escapeHtml(title)}</title><style>${style}</style></head>
    <body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

function people(mailboxes: Mailbox[]): string {
  return mailboxes.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ');
}

function moment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}

function withLinks(plain: string): string {
  return escapeHtml(plain).replace(
    /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener noreferrer">${url}</a>`,
  );
}

function escapeHtml(plain: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return plain.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
