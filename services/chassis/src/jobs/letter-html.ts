import { html } from 'ghtml';
import type { LetterBody, Link, MailTicket } from './letter.ts';

const ink = '#16211b';
const quiet = '#5b675f';
const green = '#0b6b4f';
const line = '#dddfd6';
const font = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const text = (size: number, color = ink) => `font-size:${size}px;line-height:1.5;color:${color}`;
const table = 'role="presentation" width="100%" cellspacing="0" cellpadding="0"';

/**
 * The letter as HTML. Mail programs read tables and styles that stand in their elements, and few read more. Nothing is
 * loaded from anywhere, so a sender does not learn that a mail was read.
 */
export function letterHtml(body: LetterBody): string {
  const { heading, paragraphs = [], ticket, code, button, closing = [] } = body;
  const parts = [
    html`<h1 style="margin:0 0 12px;${text(24)}">!${lines(heading)}</h1>`,
    ...paragraphs.map((each) => html`<p style="margin:0 0 16px;${text(16)}">!${lines(each)}</p>`),
    ticket && ticketHtml(ticket),
    code &&
      html`<p style="margin:0 0 16px;letter-spacing:4px;font-weight:700;${text(28)}">${code}</p>`,
    button && buttonHtml(button),
    ...closing.map(
      (each) => html`<p style="margin:16px 0 0;${text(14, quiet)}">!${closingHtml(each)}</p>`,
    ),
  ];
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sidework</title></head>
<body style="margin:0;padding:24px 12px;background:#faf9f3;font-family:${font}">
<table !${table} style="max-width:600px;margin:0 auto"><tr><td>
<p style="margin:0 0 16px;font-weight:700;${text(20)}"><span style="display:inline-block;width:28px;line-height:28px;margin-right:10px;border-radius:8px;background:${green};color:#ffffff;text-align:center">S</span>Sidework</p>
<table !${table} style="background:#ffffff;border:1px solid ${line};border-radius:14px"><tr><td style="padding:28px">
!${parts.filter(Boolean).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function ticketHtml({ title, facts = [], amount }: MailTicket): string {
  const left = html`<td style="padding:16px 18px;font-weight:700;${text(18)}">!${lines(title)}!${facts
    .map(
      (fact) => html`<br><span style="font-weight:400;${text(14, quiet)}">!${lines(fact)}</span>`,
    )
    .join('')}</td>`;
  const right = amount
    ? html`<td align="right" valign="top" style="padding:16px 18px 16px 0;font-weight:700;white-space:nowrap;${text(20)}">${amount}</td>`
    : '';
  return html`<table !${table} style="margin:0 0 20px;border:1px solid ${line};border-left:6px dashed ${green};border-radius:12px"><tr>!${left}!${right}</tr></table>`;
}

const buttonHtml = ({ label, url }: Link) =>
  html`<p style="margin:4px 0 0"><a href="${url}" style="display:inline-block;padding:13px 26px;border-radius:10px;background:${green};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${label}</a></p>`;

const closingHtml = (each: string | Link) =>
  typeof each === 'string'
    ? lines(each)
    : html`<a href="${each.url}" style="color:${green}">${each.label}</a>`;

const lines = (words: string) => html`${words}`.replaceAll('\n', '<br>');
