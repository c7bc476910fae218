const PRELOADS = /<link rel="preload" as="image"[^<>]*>/g;
const SHEET = /<link rel="stylesheet"[^<>]*>/;

/** React writes the preloads of pictures before everything else. The style sheet comes before them: without it nothing is painted at all. */
export function sheetFirst(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const preloads = head.match(PRELOADS) ?? [];
  if (preloads.length === 0 || !SHEET.test(head)) return html;
  return head.replaceAll(PRELOADS, '').replace(SHEET, (sheet) => sheet + preloads.join('')) + html.slice(end);
}
