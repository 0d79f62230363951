import type { MailOrder, MailTexts } from './mail.ts';

/** A mail as text and as HTML, from the same sentences. */
export function writeMail(
  texts: MailTexts,
  site: string,
  { kind, link, values, locale }: MailOrder,
): { subject: string; text: string; html: string } {
  const all = { ...values, site: new URL(site).host };
  const say = (key: string) => texts(locale, key, all);
  const subject = say(`${kind}.subject`);
  const greeting = say('greeting');
  const lead = say(`${kind}.lead`);
  const action = say(`${kind}.action`);
  const note = say(`${kind}.note`);
  const footer = say('footer');
  const text = [greeting, lead, `${action}:\n${link}`, note, `-- \n${footer}\n${site}`].join(
    '\n\n',
  );
  const html = layOut({
    lang: locale ?? 'en-US',
    ...{ subject, greeting, lead, action, note, footer },
    ...{ link, site, linkHelp: say('linkHelp') },
  });
  return { subject, text: `${text}\n`, html };
}

const INK = '#1f2a2b';
const SOFT = '#56615f';

/** Mail programs know few styles, and only those in the elements. */
function layOut(texts: Record<string, string>): string {
  const part = Object.fromEntries(
    Object.entries(texts).map(([key, one]) => [key, escapeHtml(one)]),
  );
  const paragraph = (content: string, color = INK, size = 16) =>
    `<p style="margin:0 0 16px;color:${color};font-size:${size}px;line-height:1.5">${content}</p>`;
  return `<!doctype html>
<html lang="${part.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${part.subject}</title>
</head>
<body style="margin:0;padding:24px;background:#eef0ec;font-family:system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d3d8d2">
${paragraph(part.greeting)}
${paragraph(part.lead)}
<p style="margin:24px 0"><a href="${part.link}" style="display:inline-block;padding:12px 20px;background:${INK};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${part.action}</a></p>
${paragraph(part.note, SOFT, 14)}
${paragraph(`${part.linkHelp}<br><span style="word-break:break-all">${part.link}</span>`, SOFT, 14)}
<hr style="border:0;border-top:1px solid #d3d8d2;margin:24px 0 16px">
${paragraph(`${part.footer}<br><a href="${part.site}" style="color:${SOFT}">${part.site}</a>`, SOFT, 13)}
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (one) => ENTITIES[one]);
}
